/** What people write, by exercise of the courses on cases, verbs of motion and writing: natural answers that its second version refused. */
export const naturalAnswersInCases: Record<string, string[]> = {
  'cases-without-tears/nominative/write-apron-and-cup': [
    'Мой передник здесь, а твоя чашка там.',
    'Мой фартук здесь, а твоя кружка там.',
  ],
  'cases-without-tears/nominative/write-baking-and-washing': ['Бабушка выпекает пирог, а дети моют посуду.'],
  'cases-without-tears/genitive/write-no-flour': [
    'После праздника буфет пустой: нет муки.',
    'После праздника шкафчик пустой: нет муки.',
    'После праздника кухонный шкаф пуст: нет муки.',
  ],
  'cases-without-tears/genitive/write-nuts': ['В начинке не хватает грецких орехов.'],
  'cases-without-tears/genitive/write-instead': [
    'Вместо сахара я кладу в чай джем.',
    'Вместо сахара я кладу в свой чай варенье.',
  ],
  'cases-without-tears/dative/write-parcel-and-card': [
    'Мы высылаем бабушке посылку и открытку.',
    'Мы посылаем моей бабушке посылку и открытку.',
  ],
  'cases-without-tears/dative/write-twenty-one': ['Внучке исполняется двадцать один год, и я дарю ей цветы.'],
  'cases-without-tears/dative/write-aunts-advice': [
    'Тётя советует родителям ходить по городу.',
    'Тётя советует родителям походить по городу.',
    'Тётя советует родителям пройтись по городу.',
  ],
  'cases-without-tears/dative/write-easy-and-hard': [
    'Мне легко, а мальчику нелегко: ему нужна помощь.',
    'Мне легко, а мальчику трудно: ему требуется помощь.',
  ],
  'cases-without-tears/accusative/write-horse-and-cat': [
    'Я вижу коня и слышу кошку.',
    'Я вижу коня и слышу кота.',
  ],
  'cases-without-tears/accusative/write-thank-you': ['Благодарим за покупку.'],
  'cases-without-tears/instrumental/write-pencil-and-pen': ['Я рисую простым карандашом, а пишу ручкой.'],
  'cases-without-tears/instrumental/write-cloud-over-roof': [
    'Мастер чинит крышу, а над ним туча.',
    'Мастер чинит крышу, а над ним висит облако.',
    'Мастер чинит крышу, а над ним плывёт облако.',
  ],
  'cases-without-tears/instrumental/write-evening-argument': [
    'Вечером мастер ссорится с соседом.',
    'Вечером мастер спорит со своим соседом.',
    'Вечером ремесленник спорит с соседом.',
  ],
  'cases-without-tears/prepositional/write-dream-island': [
    'Мой друг мечтает про остров в океане.',
    'Мой товарищ мечтает об острове в океане.',
    'Мой друг грезит об острове в океане.',
  ],
  'cases-without-tears/prepositional/write-nature': ['Природа везде хороша: и в пустыне, и в горах.'],
  'cases-without-tears/mixed-one/write-no-diary': ['У ученика нет школьного дневника: он в спальне.'],
  'cases-without-tears/mixed-one/write-bedtime-story': [
    'Усталая мама читает Вере вслух сказку о бутерброде.',
  ],
  'cases-without-tears/mixed-two/write-not-enough': [
    'На вечеринке не хватает бокалов и воздушных шаров.',
    'На вечеринке не хватает бокалов для вина и воздушных шариков.',
    'На вечеринке не хватает рюмок и шариков.',
  ],
  'cases-without-tears/mixed-two/write-getting-ready': [
    'Мы украшаем комнату гирляндами, и мы зажигаем свечи.',
  ],
  'cases-without-tears/mixed-two/write-riddles': [
    'Группе друзей нравятся разные загадки.',
    'Компании друзей нравятся разнообразные загадки.',
    'Кругу друзей нравятся разные загадки.',
  ],
  'cases-without-tears/mixed-two/write-compliments': ['Гости нахваливают праздничный торт и загадки детей.'],
  'verbs-of-motion/one-way-or-round-trip/write-bike-or-walk': [
    'Обычно я езжу в спортзал на велосипеде, а сегодня я пойду пешком.',
    'Обычно я езжу в тренажёрный зал на велосипеде, а сегодня иду пешком.',
    'Обычно я езжу в фитнес-клуб на велосипеде, а сегодня иду пешком.',
  ],
  'verbs-of-motion/one-way-or-round-trip/write-sunday-tour': [
    'В воскресенье мы ездили на автобусную экскурсию.',
  ],
  'verbs-of-motion/one-way-or-round-trip/write-no-skier-yet': [
    'Моя дочь ещё не научилась кататься на лыжах.',
  ],
  'verbs-of-motion/by-water-and-air/write-summer-sailing': [
    'Летом мы плавали на остров на судне.',
    'Этим летом мы плавали на корабле на остров.',
  ],
  'verbs-of-motion/by-water-and-air/write-cat-on-the-roof': [
    'Кот залезает на крышу, а там попугай!',
    'Кот поднимается на крышу, а там попугай!',
  ],
  'verbs-of-motion/carrying/write-puppy-to-the-vet': [
    'Вчера мы возили щенка к ветеринарному врачу на машине.',
    'Вчера мы отвозили щенка к ветеринару на машине.',
  ],
  'verbs-of-motion/carrying/write-where-is-the-trolley-going': [
    'Куда вы везёте тележку с продуктами?',
    'Извините, куда вы везёте тележку с покупками?',
  ],
  'verbs-of-motion/arriving-and-leaving/write-ticket-times': [
    'На билете есть время отбытия и прибытия.',
    'На билете имеется время отправления и прибытия.',
  ],
  'verbs-of-motion/arriving-and-leaving/write-hello-and-goodbye': [
    'Я люблю принимать гостей, а провожать не люблю.',
    'Я люблю встречать гостей, а провожать гостей не люблю.',
  ],
  'verbs-of-motion/in-out-across/write-take-out': [
    'Вынеси мусорный пакет, пожалуйста!',
    'Сын, вынеси мусор, пожалуйста!',
  ],
  'verbs-of-motion/figurative-motion/write-new-office': [
    'Где расположен ваш новый офис и как там идут дела?',
    'Где находится ваш новый офис? Как там идут дела?',
  ],
  'verbs-of-motion/figurative-motion/write-rainy-days': [
    'Как вы проводите время, когда на улице дождь?',
    'Как вы проводите время в дождливую погоду?',
  ],
  'reading-and-writing/printed-friends/write-rocket-and-cow': ['Ракета вон там, корова тут.'],
  'reading-and-writing/printed-strangers/write-carnival': ['Это один пингвин и один дракон.'],
  'reading-and-writing/handwriting-one/write-tiger-sleeps': [
    'Тишина! Тут есть тигр.',
    'Тишина! Здесь живёт тигр.',
    'Спокойно! Здесь тигр.',
  ],
  'reading-and-writing/handwriting-two/write-is-it': [
    'Разве это подпись?',
    'Скажите, это подпись?',
    'Это разве подпись?',
  ],
  'reading-and-writing/reading-aloud/write-what-a-beard': ['Что там? Это борода.'],
  'reading-and-writing/spelling-rules/write-walking-books': [
    'Чудеса! Вот книги и ноги.',
    'Какое чудо! Вот книги и ноги.',
    'Чудо! Вот книги, и вот ноги.',
  ],
  'reading-and-writing/typing/write-look-here': [
    'Это экран. А это курсор и кнопка.',
    'Это экран. Вот здесь курсор и кнопка.',
    'Это экран, а это курсор и кнопка.',
  ],
  'reading-and-writing/typing/write-to-anton': [
    'Антон, сайт и файл здесь.',
    'Антон, вот и сайт, и файл.',
    'Антон, сайт и файл тут.',
  ],
  'cases-without-tears/nominative/write-who-fries': [
    'А кто там рыбу жарит?',
    'Кто там рыбу жарит?',
    'Кто сейчас рыбу жарит?',
  ],
  'verbs-of-motion/by-water-and-air/write-dog-and-duck': [
    'Собака бегает по берегу, а утка по озеру плавает.',
    'Собака бегает взад-вперёд по берегу, а утка плавает по озеру.',
  ],
};
