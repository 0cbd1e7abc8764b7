import { spell } from './spellings';

/*
 * Short forms of Russian names. Each line is a full name, with spellings that differ from those of its short forms, and
 * after the colon its short forms. A search for one finds the other.
 */
const table = `
александр alexander: саша сашка шура саня саньок алекс
александра alexandra: саша сашка шура саня
алексей: леша лешка алеша леха
алена елена helena: лена леночка аленка
алина: аля
алла: аллочка
альберт: алик
анастасия: настя настенька ася стася
анатолий: толя толик
ангелина: геля лина
андрей andrew: андрюша андрюха
анна: аня анечка анюта нюра
антон: антоша тоша
антонина: тоня
аркадий: аркаша
арсений: сеня арсюша
артем artyom: тема артемка
богдан: бодя
борис: боря
вадим: вадик
валентин: валя валик
валентина: валя
валерий: валера
валерия: лера
варвара: варя
василий: вася васек
василиса: вася
вера: верочка
вероника: ника вера
виктор: витя
виктория victoria: вика
виталий: виталик
владимир: вова володя вовка
владислав: влад слава владик
всеволод: сева
вячеслав: слава славик
галина: галя
геннадий: гена
георгий george: гоша жора егор юра
григорий: гриша
даниил daniel: данила даня
дарья daria: даша дашенька
денис: дениска
дмитрий: дима митя димон
евгений eugene: женя женька
евгения eugenia: женя
егор: егорка гоша
екатерина catherine katherine: катя катюша катенька катерина
елизавета elizabeth: лиза лизонька
иван: ваня ванька
игнат: игнаша
игорь: игорек
илья: илюша
инна: инночка
иосиф joseph: ося
ирина irene: ира ириша
карина: кара
кира: кирочка
кирилл: киря
клавдия: клава
константин: костя
ксения xenia: ксюша ксеня
лариса: лара
лев: лева
леонид: леня
лидия: лида
любовь: люба
людмила: люда мила люся
маргарита: рита марго
марина: мариша
мария maria: маша маруся машенька маня
матвей: мотя
михаил michael: миша мишка
надежда: надя
наталья natalia наталия: наташа ната таша
никита: никитка
николай nicholas: коля ник
нина: ниночка
оксана: ксюша ксана
олег: олежка
олеся: леся
ольга: оля олечка
павел paul: паша павлик
петр peter: петя
полина: поля
раиса: рая
роман: рома
ростислав: слава ростик
руслан: русик
светлана: света
святослав: слава
семен simon: сема сеня
сергей sergius: сережа серега
софия sophia sofia софья: соня
станислав: стас слава
степан: степа
тамара: тома
татьяна: таня танечка
тимофей: тима тимоша
тимур: тима
ульяна: уля
федор theodore: федя
эдуард edward: эдик
юлия julia: юля юленька
юрий: юра юрик
яков: яша
яна: яночка
ярослав: слава ярик`;

/** Maps each spelling of a full name to the spellings of its short forms, and the reverse. */
const related = new Map<string, Set<string>>();
for (const line of table.trim().split('\n')) {
  const [full = [], short = []] = line.split(':').map((words) => words.trim().split(' ').map(spell));
  for (const name of full) relate(name, [...short, ...full]);
  for (const name of short) relate(name, full);
}

function relate(name: string, others: readonly string[]): void {
  const known = related.get(name) ?? new Set();
  for (const other of others) if (other !== name) known.add(other);
  related.set(name, known);
}

/** The full names or short forms that belong to a name, all spelled as `spell` returns them. */
export const listRelatedNames = (spelling: string): string[] => [...(related.get(spelling) ?? [])];
