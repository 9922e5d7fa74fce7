/**
 * Words accepted in any language: English function words of names and titles, interjections, lengthened letters (laaange, señorrr),
 * stuttering (m-mieux).
 */
export function isLanguageNeutral(word: string): boolean {
  const lower = word.toLowerCase();

  return (
    /(\p{L})\1\1/u.test(lower) ||
    /^(?:h[aeiou]+h?|a+r+g+h*|(\p{L}{1,3})-\1\p{L}*|\p{L}-\p{L}-\p{L}+)$/u.test(lower) ||
    /^(\p{L}{1,4})(?:-\1)+$/u.test(lower) ||
    englishWords.has(word) ||
    interjections.has(lower) ||
    interjections.has(lower.replaceAll(/(\p{L})\1+/gu, '$1'))
  );
}

const englishWords = new Set(
  'about and are back best black boy by can day do don down end for from game get girl girls go good great hard heart high him his home how is it its just know life like little live long love make man men more my never new next night no not now of off on one only open our out over place right say see she so some star stay take than that the their them then there they this time to too two under up want was way we well what when where white who why will wild with woman world yes you your'.split(
    ' ',
  ),
);

const interjections = new Set(
  'ah aha ahh ahhh argh ay bah bang bip bouhaha boum brr clac clic ehh em ey euh eh err ha haha hahaha heh hem hey hm hmm hmmm hum humm ja jaja jajaja jeje je jo mhm miam mm mmh mmm nah nan nein oh ohh ouah ouais ok okay ooh oops ouh paf pam pff pfff plaf plof pst puaj puf pum toc tut uf ugh uh uhm um wow zzz'.split(
    ' ',
  ),
);
