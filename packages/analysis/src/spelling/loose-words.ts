/** What stands in any language: small English words of names and titles, sounds that somebody makes, a vowel drawn out (laaange). */
export function isLooseWord(word: string): boolean {
  return /([aeiouäöü])\1\1/i.test(word) || ofEnglish.has(word) || sounds.has(word.toLowerCase());
}

const ofEnglish = new Set(
  'about and are back best black boy by can day do don down end for from game get girl girls go good great hard heart high him his home how is it its just know life like little live long love make man men more my never new next night no not now of off on one only open our out over place right say see she so some star stay take than that the their them then there they this time to too two under up want was way we well what when where white who why will wild with woman world yes you your'.split(
    ' ',
  ),
);

const sounds = new Set(
  'ah aha ahh ahhh argh bah ehh eh err ha haha hahaha heh hey hm hmm hmmm hum humm mhm mm mmh mmm nah oh ohh ok okay ooh oops ouh pff pfff pst uf ugh uh uhm um wow zzz'.split(
    ' ',
  ),
);
