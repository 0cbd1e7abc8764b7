/** What people write, by exercise of «Russian from zero»: natural answers that its second version refused. */
export const naturalAnswersFromZero: Record<string, string[]> = {
  'russian-from-zero/alphabet/write-metro': ['Да, это метрополитен.', 'Угу, это метро.', 'Ага, это метро.'],
  'russian-from-zero/alphabet/write-cat': ['Нет, вот кот.', 'Нет, это котик.'],
  'russian-from-zero/alphabet/write-house-park': ['Дом тут, парк вон там.', 'Дом вот тут, парк там.'],
  'russian-from-zero/greetings/write-morning': ['Доброе утро, мамуля!'],
  'russian-from-zero/greetings/write-tea-please': [
    'Чашечку чая, пожалуйста.',
    'Стакан чая, пожалуйста.',
    'Можно мне чай?',
  ],
  'russian-from-zero/greetings/write-thanks-bye': [
    'Спасибо за помощь, пока!',
    'Спасибо, до скорого!',
    'Благодарю, пока!',
  ],
  'russian-from-zero/greetings/write-hi-maksim': [
    'Привет, Максим! Как живёшь?',
    'Привет, Максим! Как твоя жизнь?',
    'Здорово, Максим! Как дела?',
  ],
  'russian-from-zero/who-and-what/ask-who': ['Кто эта женщина?', 'Кто этот мужчина?', 'Кто на фото?'],
  'russian-from-zero/who-and-what/not-a-student': ['Это ошибка, я не студент, а врач.'],
  'russian-from-zero/who-and-what/nina-and-boris': [
    'Нина — студентка, а Борис преподаватель.',
    'Нина — студентка, в то время как Борис — учитель.',
    'Нина — студентка, а Борис — школьный учитель.',
  ],
  'russian-from-zero/family/show-family-photo': [
    'Смотри, это моя семья.',
    'На фото моя семья.',
    'Посмотрите, это моя семья.',
  ],
  'russian-from-zero/family/two-children': [
    'У меня двое детей: сын и дочь.',
    'У меня есть сын и есть дочь.',
    'У меня двое детей — сын и дочка.',
  ],
  'russian-from-zero/family/your-grandfather-my-teacher': [
    'Твой дедушка — мой преподаватель.',
    'Твой дед — мой преподаватель.',
  ],
  'russian-from-zero/family/not-my-husband': ['Он не муж мне, а брат.'],
  'russian-from-zero/numbers/ask-a-childs-age': ['Привет, сколько тебе лет?', 'Привет! Сколько тебе лет?'],
  'russian-from-zero/numbers/ticket-fifty-three': ['Надо заплатить пятьдесят три рубля.'],
  'russian-from-zero/at-the-cafe/ask-for-the-menu': [
    'Можно нам меню, пожалуйста?',
    'Можно попросить меню?',
    'Можно попросить у вас меню?',
  ],
  'russian-from-zero/at-the-cafe/tea-and-juice': [
    'Я хочу чаю, а моя дочка хочет соку.',
    'Я хочу чай, моя дочь хочет сок.',
    'Я хочу чай, дочь хочет сок.',
  ],
  'russian-from-zero/at-the-cafe/polite-offer': [
    'Вам чай или кофе?',
    'Вам чаю или кофе?',
    'Будете чай или кофе?',
  ],
  'russian-from-zero/at-the-cafe/what-meat': [
    'Что за вкусное мясо!',
    'Ммм, какое вкусное мясо!',
    'Вау, какое вкусное мясо!',
  ],
  'russian-from-zero/at-the-cafe/small-salad-big-tea': [
    'Дайте, пожалуйста, маленький салат и чай большой.',
    'Дайте, пожалуйста, маленькую порцию салата и большой чай.',
  ],
  'russian-from-zero/where-is-it/ask-where-you-live': ['А где вы сами живёте?'],
  'russian-from-zero/where-is-it/son-and-daughter-where': [
    'Мой сын в школе, а моя дочка в университете.',
    'Мой сын сейчас в школе, а моя дочь сейчас в университете.',
    'Мой сын учится в школе, а дочь — в университете.',
  ],
  'russian-from-zero/where-is-it/cat-in-the-wardrobe': [
    'Кошка не на улице, а в шкафу.',
    'Кот находится не на улице, а в шкафу.',
  ],
  'russian-from-zero/my-day/work-and-rest': [
    'Днём работаем, вечером отдыхаем.',
    'В течение дня мы работаем, а вечером отдыхаем.',
    'Мы работаем в течение дня, а вечером отдыхаем.',
  ],
  'russian-from-zero/my-day/night-owl': [
    'Что ты обычно делаешь ночами?',
    'Чем ты по ночам занимаешься?',
    'Чем ты обычно занят ночью?',
  ],
  'russian-from-zero/my-day/walk-and-talk': [
    'Они часто гуляют вдвоём и говорят по-русски.',
    'Они часто прогуливаются вместе и говорят по-русски.',
    'Они часто гуляют в парке вместе и говорят по-русски.',
  ],
  'russian-from-zero/my-day/not-asleep': ['Нет, дорогая, я не сплю, я думаю.'],
  'russian-from-zero/in-the-shop/is-it-your-card': [
    'Вы ищете свою карту? Вот, она здесь!',
    'Вы ищете банковскую карту? Вот она!',
    'Вы ищете кредитную карту? Вот она!',
  ],
  'russian-from-zero/in-the-shop/fresh-eggs': [
    'Моя бабуля покупает свежие яйца и масло.',
    'Моя бабушка покупает свежие куриные яйца и масло.',
  ],
  'russian-from-zero/in-the-shop/rice-and-oil-please': [
    'Дайте, пожалуйста, килограмм риса и литр подсолнечного масла.',
    'Дайте, пожалуйста, кило риса и один литр масла.',
  ],
  'russian-from-zero/in-the-shop/where-are-the-apples': ['Я вижу свежие томаты и огурцы, а где яблоки?'],
  'russian-from-zero/in-the-shop/hundred-roubles': [
    'У меня с собой сто рублей. Много это или мало?',
    'У меня есть при себе сто рублей. Это много или мало?',
  ],
  'russian-from-zero/yesterday/why-no-answer': [
    'Почему ты не ответил, когда я спрашивала?',
    'Почему ты не ответил, когда я спросила?',
    'Почему ты не отвечал, когда я спросила?',
  ],
  'russian-from-zero/yesterday/song-and-letter': [
    'Моя подруга пела, а я в это время писал интересное письмо.',
    'Моя подружка пела, а я писал интересное письмо.',
    'Моя девушка пела, а я писал интересное письмо.',
  ],
  'russian-from-zero/plans/passport-in-suitcase': [
    'Скоро рейс, а паспорт в чемодане!',
    'Скоро полёт, а паспорт в чемодане!',
  ],
  'russian-from-zero/plans/sleepy-sunday': [
    'У меня есть план: в воскресенье я буду спать весь день.',
    'У меня есть такой план: в воскресенье я буду спать.',
  ],
  'russian-from-zero/plans/to-moscow-by-bus': [
    'Мне надо поехать в Москву в субботу на автобусе.',
    'В субботу мне надо в Москву на автобусе.',
    'В субботу мне нужно в Москву на автобусе.',
  ],
  'russian-from-zero/plans/maybe-in-summer': [
    'Может быть, летом состоится интересное путешествие.',
    'Может быть, летом будет одно интересное путешествие.',
    'Может быть, летом нас ждёт интересное путешествие.',
  ],
  'russian-from-zero/a-letter-about-me/brother-single-sister-married': [
    'Мой брат любит спорт и неженатый, а сестра замужем.',
  ],
  'russian-from-zero/a-letter-about-me/proud-engineer': [
    'Моя работа мне очень по душе: я инженер.',
    'Моя профессия мне очень нравится: я работаю инженером.',
    'Мне очень нравится моя профессия: я работаю инженером.',
  ],
};
