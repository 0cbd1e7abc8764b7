/**
 * Words of the dictionary that no learner means and few Russians know. Their forms are treated as typing errors:
 * «систра» is «сестра» misspelt and not a form of «систр» (sistrum), «хачу» is «хочу».
 */
export const obscureLemmas: ReadonlySet<string> = new Set(
  `ама ана анка банг бат биллет брада бут вежа вено вона гак граять гуд дем десть дина домок дрога ды зык ид иды
   ильм ир ирга кат каф квартер кено кина кинг кока кош кут мга мирра навой нощь оз паря пат руга рузский саж
   сеста систр старн стоа татра уда ук утор хач холд шкало школить юрок яз ять ёра`.split(/\s+/),
);
