/** What people write, by exercise of «Russian every day»: natural answers that its second version refused. */
export const naturalAnswersEveryDay: Record<string, string[]> = {
  'russian-every-day/there-is-no/write-two-questions': [
    'У меня есть два вопроса и проблема.',
    'У меня имеются два вопроса и одна проблема.',
  ],
  'russian-every-day/there-is-no/write-against-a-cold': [
    'Можно, пожалуйста, стакан молока, кусок хлеба и немного мёда?',
    'Стакан молока, кусок хлеба и чуточку мёда, пожалуйста.',
    'Мне, пожалуйста, стакан молока, ломтик хлеба и немного мёда.',
  ],
  'russian-every-day/there-is-no/write-paper-but-no-pen': [
    'У меня есть немного бумаги, но нет ручки или карандаша.',
    'У меня есть немного бумаги, однако нет ручки и карандаша.',
  ],
  'russian-every-day/what-i-like/write-glad-and-sad': [
    'Я довольна, а моему другу грустно.',
    'Я радуюсь, а моему другу грустно.',
  ],
  'russian-every-day/what-i-like/write-poetry-and-painting': [
    'Мне нравится поэзия, в то время как моей сестре нравятся живопись и танцы.',
    'Мне нравится поэзия, моей сестре — живопись и танцы.',
  ],
  'russian-every-day/what-i-like/write-my-story': [
    'Кому ты показываешь мою повесть?',
    'Кому ты показываешь мою новеллу?',
    'Скажи, кому ты показываешь мой рассказ?',
  ],
  'russian-every-day/what-i-like/write-advice': [
    'Мой совет тебе: не верь соседу.',
    'Я бы посоветовал тебе не верить соседу.',
    'Я бы тебе советовал не верить соседу.',
  ],
  'russian-every-day/who-works-where/write-nurse-and-programmer': [
    'Моя сестра медсестра, а мой брат — программист в офисе.',
    'Моя сестра работает медсестрой, а мой брат — программистом в офисе.',
    'Моя сестра — медицинская сестра, а мой брат работает программистом в офисе.',
  ],
  'russian-every-day/who-works-where/write-no-computer': ['У директора секретарь не пользуется компьютером.'],
  'russian-every-day/who-works-where/write-meeting-tomorrow': [
    'Завтра перед обедом у меня встреча с адвокатом.',
    'Завтра в первой половине дня у меня встреча с юристом.',
    'Завтра перед обедом я буду встречаться с юристом.',
  ],
  'russian-every-day/who-works-where/write-office-between': [
    'Контора между заводом и банком.',
    'Бюро между заводом и банком.',
    'Офис располагается между заводом и банком.',
  ],
  'russian-every-day/one-and-many/how-many-dresses': ['Сколько у тебя платьев в шкафу?'],
  'russian-every-day/one-and-many/black-trousers': [
    'Я ищу пару чёрных брюк, мой размер сорок восемь.',
    'Я ищу чёрные брюки, размер у меня сорок восьмой.',
  ],
  'russian-every-day/one-and-many/red-shoes': [
    'Мне нравятся красные туфли. А в каких туфлях ты ходишь?',
    'Мне нравятся красные туфли. А какие туфли у тебя?',
    'Мне нравятся красные туфли. А ты в каких ходишь?',
  ],
  'russian-every-day/doing-and-done/text-and-words': ['Я прочитал текст полностью и выучил слова.'],
  'russian-every-day/doing-and-done/working-hours': [
    'Когда Вы начинаете и прекращаете работать?',
    'Когда вы начинаете и завершаете работу?',
    'Когда вы начинаете и завершаете работать?',
  ],
  'russian-every-day/doing-and-done/notebook-and-letter': [
    'Наконец я приобрела тетрадь и написала письмо.',
    'Наконец я купила тетрадь и письмо написала.',
  ],
  'russian-every-day/doing-and-done/one-sentence-and-rest': ['Анна написала одну фразу и начала отдыхать.'],
  'russian-every-day/once-and-often/rarely-open': [
    'Мы нечасто открываем дверь, когда смотрим телевизор.',
    'Мы редко открываем двери, когда смотрим телевизор.',
    'Мы редко открываем дверь, если смотрим телевизор.',
  ],
  'russian-every-day/once-and-often/dont-forget': [
    'Не забудь закрыть дверь и свет выключить!',
    'Не забудь захлопнуть дверь и выключить свет!',
  ],
  'russian-every-day/once-and-often/remember-and-call': [
    'Завтра я всё вспомню и сразу наберу тебя.',
    'Завтра я всё припомню и сразу позвоню тебе.',
  ],
  'russian-every-day/once-and-often/brother-umbrella': [
    'Брат каждый раз берёт мой зонт, но никогда меня не ждёт.',
    'Брат каждый раз забирает мой зонт и никогда меня не ждёт.',
    'Брат каждый раз берёт мой зонт, а меня никогда не ждёт.',
  ],
  'russian-every-day/on-foot-and-by-transport/write-sit-here': [
    'Сядьте сюда, пожалуйста.',
    'Присядьте здесь, пожалуйста.',
    'Бабушка, садитесь сюда, пожалуйста.',
  ],
  'russian-every-day/on-foot-and-by-transport/write-go-back': [
    'Идите назад, а на светофоре поверните направо.',
    'Идите назад, а у светофора поверните направо.',
    'Идите назад, а на светофоре сверните направо.',
  ],
  'russian-every-day/on-foot-and-by-transport/write-traffic-jam': [
    'Извините, я опоздал: на дорогах были пробки.',
    'Извините, я опоздал — на дороге был затор.',
    'Извините, я опоздал: по дороге была пробка.',
  ],
  'russian-every-day/on-foot-and-by-transport/write-village-taxi': [
    'Вчера мы ездили в село на такси.',
    'Мы ездили вчера на такси в деревню.',
  ],
  'russian-every-day/there-and-back/write-when-back': ['Когда вы будете возвращаться из Казани?'],
  'russian-every-day/there-and-back/write-abroad-tomorrow': [
    'Завтра мы с семьёй уезжаем за границу.',
    'Завтра мы уезжаем за рубеж.',
  ],
  'russian-every-day/there-and-back/write-bank-then-work': [
    'Я забегу в банк, а потом пойду на работу.',
    'Я заскочу в банк, а потом пойду на работу.',
    'Я зайду в банк, после чего пойду на работу.',
  ],
  'russian-every-day/there-and-back/write-taxi-to-airport': [
    'Анна вышла из дома и поехала на такси до аэропорта.',
  ],
  'russian-every-day/time-and-dates/write-snow-in-march': [
    'Сегодня первое марта, а всё ещё идёт снег.',
    'Сегодня первое марта, а у нас идёт снег.',
    'Сегодня первое марта, а падает снег.',
  ],
  'russian-every-day/time-and-dates/write-where-is-the-doctor': [
    'Уже десять минут десятого, а врача до сих пор нет.',
    'Уже десять минут десятого, а врача ещё нет здесь.',
    'Уже десять минут десятого, а врача ещё здесь нет.',
  ],
  'russian-every-day/time-and-dates/write-summer-rest': ['Мы отдыхаем в июле или же в августе.'],
  'russian-every-day/at-the-doctor/write-how-are-you-feeling': [
    'Как вы себя чувствуете сейчас?',
    'Здравствуйте, как вы себя чувствуете?',
  ],
  'russian-every-day/at-the-doctor/write-teeth-and-ear': ['У меня болят зубы и ещё ухо.'],
  'russian-every-day/at-the-doctor/write-about-the-patient': [
    'Больной чувствует себя плохо: у него есть кашель и температура.',
    'Больной чувствует себя плохо: у него кашель и жар.',
    'Больной чувствует себя плохо: он кашляет, и у него температура.',
  ],
  'russian-every-day/flat-and-city/lift-and-wardrobe': [
    'Наш лифт поменьше вашего шкафа.',
    'Наш лифт меньше, чем ваш платяной шкаф.',
    'Наш лифт по размеру меньше вашего шкафа.',
  ],
  'russian-every-day/flat-and-city/floors-and-balcony': [
    'У нас больше этажей, а балкон лучше у вас.',
    'У нас больше этажей, чем у вас, а ваш балкон лучше.',
  ],
  'russian-every-day/flat-and-city/noisiest-district': ['Это наиболее шумный и современный район в городе.'],
  'russian-every-day/flat-and-city/walls-and-floor': [
    'В новом здании стены и полы хуже, чем в старом.',
    'Стены и пол нового здания хуже, чем старого.',
  ],
  'russian-every-day/a-story/write-passport-finder': [
    'Вот тот, кто нашёл мой паспорт.',
    'Это тот, кто нашёл мой паспорт.',
    'Познакомьтесь, это человек, который нашёл мой паспорт.',
  ],
  'russian-every-day/a-story/write-voice-on-the-radio': [
    'Однажды я услышал твой голос на радио.',
    'В один прекрасный день я услышал твой голос по радио.',
  ],
  'russian-every-day/a-story/write-afraid-of-the-dog': [
    'Ребёнок испугался собаки, поэтому плакал.',
    'Ребёнок испугался собаки, поэтому он плакал.',
    'Ребёнок боялся собаки, вот почему он плакал.',
  ],
  'russian-every-day/there-is-no/write-neighbour-from-moscow': ['Соседка у меня из Москвы.'],
};
