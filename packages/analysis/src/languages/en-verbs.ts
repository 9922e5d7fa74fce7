/** Whether a word can be the past participle of an English verb: irregular ones by list, others by -ed. */
export function isParticiple(word: string): boolean {
  return (
    irregularParticiples.has(word) ||
    (word.length > 3 && word.endsWith('ed') && !nonParticiples.has(word) && !word.endsWith('eed'))
  );
}

/** Whether the participle mostly describes a state. Those with un- do (untouched), except for a few verbs. */
export function isStative(word: string): boolean {
  return stativeParticiples.has(word) || (/^un.+ed$/.test(word) && !eventiveUnVerbs.has(word));
}

const parseWords = (list: string) => new Set(list.trim().split(/\s+/));

const irregularParticiples =
  parseWords(`arisen awoken beaten become begotten begun bent bet bitten bled blown born borne bought bound
  bred broadcast broken brought built burnt burst cast caught chosen clung cut dealt done drawn dreamt driven drunk dug
  eaten fallen fed felt flown flung forbidden forecast foreseen forgiven forgotten forsaken fought found frozen given
  gotten ground grown heard held hewn hidden hit hung hurt kept knelt knit known laid led left lent let lit lost made
  meant met mistaken mown overcome overheard overseen overtaken overthrown paid proven put quit read rebuilt redone
  rent rewritten ridden risen run rung said sawn seen sent set sewn shaken shaven shed shod shorn shot shown shrunk
  shut slain slept slid slit smitten sold sought sown sped spent spilt split spoilt spoken sprung spun stolen struck
  stricken strung stuck stung stood strewn strode sunk sung sworn swept swollen swum swung taken taught told thought
  thrown thrust torn trodden understood undertaken undone unwound upheld upset wept withdrawn withheld won worn wound
  woven wrapt written wrung`);

/** Words in -ed that are not participles. */
const nonParticiples =
  parseWords(`bed red shed sled hundred kindred sacred naked wicked rugged ragged crooked aged beloved blessed
  dogged jagged learned wretched hatred infrared embed  biped moped quadruped  ted fred alfred mildred
  winifred abed hotbed seabed unaided led fled bled wed`);

/**
 * Participles that after "be" usually describe a state, and intransitive ones ("the sun was risen"). With "by" and an agent they are still
 * passive.
 */
const stativeParticiples =
  parseWords(`tired bored excited interested worried scared frightened surprised pleased annoyed
  confused concerned disappointed embarrassed exhausted delighted amused amazed ashamed satisfied relaxed relieved
  shocked thrilled troubled upset depressed determined prepared ready married engaged divorced retired related used
  supposed gone born finished done fed lost closed shut  crowded dressed drunk experienced skilled gifted
  talented limited mistaken qualified complicated sophisticated advanced detailed dedicated devoted committed inclined
  accustomed addicted  based located situated seated armed bearded blessed convinced puzzled bewildered
  astonished fascinated frustrated irritated overwhelmed stunned terrified alarmed agitated distressed distracted
  disgusted dismayed  discouraged contented content hurt swollen frozen rotten stuck set bent become risen
  fallen come run  beloved reserved deserted isolated blurred varied  unknown well-known unexpected
  undecided uninterested unconcerned unprepared undressed unmarried unarmed unfinished unlimited unqualified uninvited
  impressed flattered  obsessed possessed jaded sunburned sunburnt  grown overgrown stood slept
  faded   composed  settled acquainted aged crazed deranged dazed dead-set discontented displeased dissatisfied disinclined
  disposed indisposed fatigued unaccustomed unacquainted unashamed enraged infuriated animated elated dejected forlorn
  obliged storied confined insured worn prolonged damned
  bent torn hungover starved parched soaked drenched flushed`);

/** Verbs with un- that describe an action. */
const eventiveUnVerbs =
  parseWords(`united unveiled unloaded unpacked unlocked unfolded uncovered unleashed unearthed uncorked
  unfurled untied unbuttoned unwrapped undermined underlined underestimated unmasked unseated unscrewed unrolled`);
