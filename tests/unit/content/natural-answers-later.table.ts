/** The same of the courses after the first two. */
export const laterNaturalAnswers: Record<string, string[]> = {
  'russian-every-day/there-is-no/write-paper-but-no-pen': [
    'У меня есть немного бумаги, но нет ни ручки, ни карандаша.',
    'У меня есть немного бумаги, а ни ручки, ни карандаша нет.',
  ],
  'russian-every-day/there-is-no/write-against-a-cold': [
    'Стакан молока, кусочек хлеба и немного мёда, пожалуйста.',
    'Принесите, пожалуйста, стакан молока, кусок хлеба и немного мёда.',
  ],
  'russian-every-day/what-i-like/write-glad-and-sad': [
    'Я рада, а мой друг грустит.',
    'Я очень рада, а моему другу грустно.',
  ],
  'russian-every-day/who-works-where/write-office-between': [
    'Офис находится между заводом и банком.',
    'Офис расположен между заводом и банком.',
  ],
  'russian-every-day/who-works-where/write-meeting-tomorrow': [
    'Завтра до обеда у меня встреча с юристом.',
    'Завтра у меня назначена встреча с юристом перед обедом.',
  ],
  'russian-every-day/who-works-where/write-no-computer': [
    'Секретарь директора не использует компьютер.',
    'Секретарь директора не работает на компьютере.',
  ],
  'russian-every-day/one-and-many/black-trousers': [
    'Я ищу чёрные брюки, мой размер — сорок восьмой.',
    'Я ищу чёрные штаны, мой размер сорок восемь.',
    'Ищу чёрные брюки сорок восьмого размера.',
  ],
  'russian-every-day/a-story/write-passport-finder': [
    'Это тот человек, который нашёл мой паспорт.',
    'Вот тот самый человек, который нашёл мой паспорт.',
  ],
  'russian-every-day/a-story/write-voice-on-the-radio': ['Как-то раз я услышал твой голос по радио.'],
  'russian-every-day/a-story/write-reading-novels': [
    'Я учу русский, чтобы я мог читать романы.',
    'Я учу русский язык для того, чтобы читать романы.',
  ],
  'russian-every-day/at-the-doctor/write-three-times': [
    'Это лекарство надо принимать трижды в день.',
    'Это лекарство необходимо принимать три раза в день.',
  ],
  'russian-every-day/at-the-doctor/write-how-are-you-feeling': [
    'Как ваше самочувствие?',
    'Ну, как вы себя чувствуете?',
  ],
  'russian-every-day/doing-and-done/text-and-words': [
    'Я прочёл весь текст и выучил слова.',
    'Я прочитала весь текст и запомнила слова.',
  ],
  'russian-every-day/doing-and-done/working-hours': ['Во сколько вы начинаете и заканчиваете работать?'],
  'russian-every-day/doing-and-done/one-sentence-and-rest': [
    'Анна написала одно предложение и стала отдыхать.',
  ],
  'russian-every-day/once-and-often/brother-umbrella': [
    'Брат каждый раз берёт мой зонтик и никогда меня не ждёт.',
  ],
  'russian-every-day/once-and-often/remember-and-call': [
    'Завтра я всё вспомню и сразу же позвоню тебе.',
    'Завтра я всё вспомню и тут же тебе позвоню.',
  ],
  'russian-every-day/once-and-often/dont-forget': [
    'Не забудь запереть дверь и выключить свет!',
    'Не забудь закрыть дверь и погасить свет!',
  ],
  'russian-every-day/time-and-dates/write-where-is-the-doctor': [
    'Уже десять минут десятого, а врач ещё не пришёл.',
    'Уже десять минут десятого, а врача всё нет.',
  ],
  'russian-every-day/there-and-back/write-abroad-tomorrow': ['Завтра мы улетаем за границу.'],
  'cases-without-tears/genitive/write-no-flour': [
    'После праздника шкаф пуст: нет муки.',
    'После праздника шкаф совсем пустой: даже муки нет.',
  ],
  'cases-without-tears/dative/write-parcel-and-card': [
    'Мы отправляем бабушке посылку и открытку.',
    'Мы шлём бабушке посылку и открытку.',
  ],
  'cases-without-tears/dative/write-aunts-advice': [
    'Тётя советует родителям погулять по городу.',
    'Тётя советует моим родителям гулять пешком по городу.',
  ],
  'cases-without-tears/dative/write-easy-and-hard': [
    'Мне легко, а мальчику тяжело: ему нужна помощь.',
    'Мне легко, но мальчику трудно: ему нужна помощь.',
  ],
  'cases-without-tears/mixed-one/write-dad-and-maksim': [
    'Уставший папа ложится спать, а Максим опять смотрит мультфильм.',
    'Усталый папа ложится спать, а Максим снова смотрит мультик.',
  ],
  'cases-without-tears/prepositional/write-nature': [
    'Природа всюду красивая: и в пустыне, и в горах.',
    'Природа везде прекрасна: и в пустыне, и в горах.',
  ],
  'verbs-of-motion/in-out-across/write-cat-and-table': ['Кот дважды обошёл вокруг стола.'],
  'verbs-of-motion/carrying/write-where-is-the-trolley-going': [
    'Скажите, куда вы везёте тележку с покупками?',
    'Куда вы катите тележку с покупками?',
  ],
  'verbs-of-motion/arriving-and-leaving/write-ticket-times': [
    'На билете указано время отправления и прибытия.',
  ],
  'reading-and-writing/printed-friends/write-poppy': ['Это мак.', 'Вот это мак.'],
};
