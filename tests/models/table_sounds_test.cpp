// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Sounds of the table. They are recorded instead of played.
#include "models/sound/table_sounds.h"

#include "models/app/app_settings.h"
#include "table_fixture.h"

#include <QFile>

namespace vozka {

namespace {

class Sounds : public testing::Test {
protected:
    Sounds()
    {
        AppSettings::instance().setSounds(true);
        AppSettings::instance().setVolume(40);
        m_sounds.setTime([this] { return m_now; });
        m_sounds.player()->setSink([this](SoundPlayer::Sound sound, double volume) {
            m_playedSounds.push_back(sound);
            m_volume = volume;
        });
        m_sounds.setController(&m_controller);
    }
    ~Sounds() override { AppSettings::instance().setSounds(false); }
    void start(records::PlayerKind second = records::PlayerKind::Human)
    {
        records::GameRecord record;
        record.players = {{"Ada", records::Colour::Red, records::PlayerKind::Human},
                          {"Bob", records::Colour::Blue, second}};
        record.seed = 3;
        ASSERT_TRUE(m_controller.startGame(record));
        listen();
    }
    /// Returns the sounds that are due `later` milliseconds after the last call.
    std::vector<SoundPlayer::Sound> listen(qint64 later = 1000)
    {
        m_now += later;
        m_playedSounds.clear();
        m_sounds.playQueued();
        return m_playedSounds;
    }
    bool wasSoundPlayed(SoundPlayer::Sound sound) const
    {
        return std::ranges::find(m_playedSounds, sound) != m_playedSounds.end();
    }

    GameController m_controller;
    TableSounds m_sounds;
    qint64 m_now = 0;
    double m_volume = 0;
    std::vector<SoundPlayer::Sound> m_playedSounds;
};

using All = std::vector<SoundPlayer::Sound>;

TEST_F(Sounds, ArePlayedForTilesAndFigures)
{
    start();
    m_controller.choose(0);
    EXPECT_EQ(listen(), All{SoundPlayer::TilePlaced});
    EXPECT_DOUBLE_EQ(m_volume, 0.4);
    EXPECT_EQ(listen(), All{}) << "once";
    while (m_controller.prompt().kind != Prompt::Kind::Deploy)
        m_controller.choose(0);
    listen();
    m_controller.choose(m_controller.prompt().passRow == 0 ? 1 : 0);
    listen();
    EXPECT_TRUE(wasSoundPlayed(SoundPlayer::FigurePlaced));
}

TEST_F(Sounds, AreNotPlayedIfSettingIsOff)
{
    AppSettings::instance().setSounds(false);
    start();
    m_controller.choose(0);
    EXPECT_EQ(listen(), All{});
}

TEST_F(Sounds, ArePlayedDuringWholeGame)
{
    start();
    All all;
    while (!m_controller.over()) {
        m_controller.choose(0);
        for (const auto sound : listen())
            all.push_back(sound);
        m_controller.discards()->dismiss();
    }
    while (m_controller.finalCount()->active())
        m_controller.finalCount()->skip();
    for (const auto sound : listen())
        all.push_back(sound);
    for (const auto sound : {SoundPlayer::TilePlaced, SoundPlayer::Completed, SoundPlayer::GameOver})
        EXPECT_NE(std::ranges::find(all, sound), all.end()) << sound;
    EXPECT_EQ(all.back(), SoundPlayer::GameOver);
}

TEST_F(Sounds, AreNotRepeatedQuickly)
{
    start();
    m_controller.choose(0);
    ASSERT_EQ(listen(), All{SoundPlayer::TilePlaced});
    for (int i = 0; i < 20; ++i) {
        m_controller.choose(0);
        EXPECT_FALSE((listen(1),
                      wasSoundPlayed(SoundPlayer::TilePlaced) || wasSoundPlayed(SoundPlayer::FigurePlaced)));
    }
}

TEST_F(Sounds, AnnounceTurnOfPersonAfterComputer)
{
    start(records::PlayerKind::Easy);
    const auto decides = [this] { return (*m_controller.table().state)->toMove; };
    while (decides() == 0)
        m_controller.choose(0);
    listen();
    EXPECT_FALSE(wasSoundPlayed(SoundPlayer::YourTurn));
    while (decides() == 1) {
        const auto& rules = *m_controller.table().rules;
        ActionList actions;
        rules.legal(*m_controller.table().state, actions);
        m_controller.play(actions[0]);
    }
    listen();
    EXPECT_TRUE(wasSoundPlayed(SoundPlayer::YourTurn));
}

TEST_F(Sounds, ArePlayedForRefusalsAndClock)
{
    start();
    m_sounds.refuse();
    EXPECT_EQ(listen(), All{SoundPlayer::Refused});
    emit m_controller.clock()->nearlyOver();
    EXPECT_EQ(listen(), All{SoundPlayer::TimeShort});
}

TEST_F(Sounds, AreNotPlayedWhileTableIsHidden)
{
    start();
    m_sounds.setProperty("tableVisible", false);
    m_controller.choose(0);
    EXPECT_EQ(listen(), All{});
}

/// On the offscreen platform no sound is played, so that tests of the program make no noise.
TEST_F(Sounds, NeedScreen)
{
    m_sounds.player()->setSink({});
    start();
    m_controller.choose(0);
    listen();
    EXPECT_TRUE(m_sounds.player()->children().isEmpty());
    EXPECT_EQ(m_sounds.player()->problem(), QString());
}

TEST(SoundFiles, ExistForEachSound)
{
    for (std::size_t i = 0; i < SoundPlayer::soundCount; ++i) {
        const QString address = SoundPlayer::fileOf(static_cast<SoundPlayer::Sound>(i));
        EXPECT_TRUE(QFile::exists(address.mid(3))) << address.toStdString();
    }
}

} // namespace

} // namespace vozka
