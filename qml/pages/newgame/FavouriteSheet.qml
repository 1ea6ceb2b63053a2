// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Dialog with the favourite set-ups: choose, rename or remove a favourite, or save the current set-up as one.
pragma ComponentBehavior: Bound
import QtQuick
import Vozka.Models
import Vozka.Style

Dialog {
    id: root

    required property SetUpModel seats
    readonly property FavouriteModel favourites: root.seats.favourites

    function save(): void {
        root.seats.saveFavourite(box.text);
        box.clear();
    }

    title: qsTr("Favourites")
    onAboutToShow: box.forceActiveFocus()
    onClosed: root.seats.discardRemovedFavourite()

    Column {
        width: root.parent ? Math.min(Math.round(540 * Theme.scale), root.parent.width - Theme.spacing * 12) : 0
        spacing: Theme.spacing * 2

        Heading { text: root.title }
        DimLabel {
            width: parent.width
            text: rows.count > 0 ? qsTr("A set-up that you choose here replaces the current one.")
                                 : qsTr("Save this set-up under a name so that you can choose it again.")
        }
        Item {
            width: parent.width
            height: view.height
            visible: rows.count > 0

            Flickable {
                id: view

                // Space for focus rings.
                x: -list.padding
                width: parent.width + list.padding * 2
                height: Math.min(contentHeight, root.parent ? root.parent.height * 0.4 : 0)
                contentHeight: list.height
                clip: true
                boundsBehavior: Flickable.StopAtBounds
                ScrollBar.vertical: ScrollBar {}

                Column {
                    id: list

                    width: parent.width
                    padding: 5
                    spacing: Theme.spacing

                    Repeater {
                        id: rows

                        model: root.favourites

                        FavouriteRow {
                            required property int index

                            width: list.width - list.padding * 2 - (view.height < list.height ? Theme.spacing : 0)
                            onChosen: {
                                root.seats.useFavourite(index);
                                root.close();
                            }
                            onRenameRequested: name => done(root.seats.renameFavourite(index, name))
                            onRemoveRequested: {
                                root.seats.removeFavourite(index);
                                box.forceActiveFocus();
                            }
                        }
                    }
                }
            }
        }
        Flow {
            width: parent.width
            visible: root.seats.restorableFavourite.length > 0
            spacing: Theme.spacing

            Label {
                width: Math.min(implicitWidth, parent.width)
                height: Math.max(implicitHeight, Theme.controlHeight)
                verticalAlignment: Text.AlignVCenter
                text: (root.seats.favouriteWasReplaced ? qsTr("“%1” has been replaced.") : qsTr("“%1” has been removed."))
                    .arg(root.seats.restorableFavourite)
            }
            Button {
                icon.name: "undo"
                text: qsTr("Restore it")
                onClicked: root.seats.restoreFavourite()
            }
        }
        Column {
            width: parent.width
            spacing: Theme.spacing / 2

            BoldLabel {
                width: parent.width
                text: box.label
            }
            Item {
                width: parent.width
                height: Math.max(box.height, keep.height)

                TextField {
                    id: box

                    anchors.left: parent.left
                    anchors.right: keep.left
                    anchors.rightMargin: Theme.spacing
                    label: qsTr("New favourite")
                    maximumLength: 64
                    onAccepted: root.save()
                }
                Button {
                    id: keep

                    anchors.right: parent.right
                    highlighted: true
                    enabled: box.text.trim().length > 0
                    icon.name: "star"
                    text: root.favourites.holds(box.text) ? qsTr("Replace it") : qsTr("Save this set-up")
                    onClicked: root.save()
                }
            }
        }
        Button {
            anchors.right: parent.right
            text: qsTr("Close")
            onClicked: root.close()
        }
    }
}
