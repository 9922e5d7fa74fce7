/** Vocabulary and sentence templates from which `texts.ts` generates a novel. `{slot}` is replaced with a word of that list. */
const splitWords = (words: string): readonly string[] => words.trim().split(/\s+/);

export const vocabulary = {
  name: splitWords(`Clara Edmund Ruth Silas Nell Owen Hester Tobias Maud Gideon Ivy Jonas Lydia Amos Edith Rufus
    Margaret Walter Agnes Hugh Beatrice Conrad Dorothea Felix Greta Henrik Isolde Kaspar Leonie Mathilda`),
  surname:
    splitWords(`Ashdown Bellweather Carrow Dunmore Eastlake Fenwick Garroway Holloway Inchbald Jessop Kestrel
    Lorimer Marchbanks Netherby Oakes Penhallow Quill Ravenscroft Stanhope Thackeray Underhill Vance Winterbourne`),
  townPrefix:
    splitWords(`Harrow Black White Stone Ash Elm Wind Marl Thorn Fal Cold Gold Red Silver Sal Mire Crow
    Hart Lamb Raven Swan Wolf Heron Oak Willow Brack Fen Moor Sand Salt`),
  townSuffix:
    splitWords(`mere ford wick ton ham bury ley field stead combe worth minster dale brook cliff port haven
    bridge gate well church moor holt thorpe sey`),
  noun: splitWords(`lantern ledger window harbour orchard kettle letter staircase carriage garden river mirror candle
    chimney curtain doorway engine feather furnace gallery hammer hallway hedge island jacket journey kitchen ladder
    landlord library lighthouse machine market meadow merchant morning mountain needle newspaper ocean painting
    parcel passage pavement pebble photograph pillow platform pocket portrait promise quarrel question railway
    ribbon rumour sailor saddle schoolhouse secret shadow shoulder signal silence sister soldier station storm
    stranger street suitcase supper surgeon tailor teacher telegram temper thread thunder ticket tower traveller
    trumpet tunnel umbrella uncle valley veranda village violin voyage wagon waistcoat wallet warehouse water
    weather whistle widow winter witness woodpile workshop yard apron attic banister barrel basket bell blanket
    boat bottle bucket button cabin captain cellar chapel clock cloud coat coin constable cottage cousin cradle
    cupboard daughter desk dinner doctor drawer farmer fence ferry field fiddle fire fog forest fountain gate glove
    grandmother gravel guest inn key lamp lane lawyer lock map mill nurse page path piano pier rain ring roof
    room rope sermon shawl shelf ship shop snow song spoon stable stone table tea tide tree wall watch well wind`),
  adjective:
    splitWords(`narrow silver crooked patient bitter hollow quiet ancient broken bright careful cheerful clumsy
    cold copper curious damp dark delicate distant dusty eager elegant empty enormous faded faint familiar fierce
    foolish forgotten fragile frozen gentle gloomy golden grateful grey heavy honest humble idle impossible jealous
    lonely lucky muddy nervous noisy obstinate pale peculiar plain pleasant polished proud ragged reluctant restless
    rusty scarlet secret shabby sharp shy silent simple sleepy slender solemn splendid stern stiff strange stubborn
    sullen tall tender thin tired uneasy unexpected vast wary weary wicked wooden yellow young incomprehensible
    extraordinary respectable melancholy considerable`),
  past: splitWords(`carried watched followed remembered forgot crossed opened closed lifted dropped counted folded
    gathered hid ignored kept left lost mended missed noticed painted passed pushed reached searched sold stole
    studied swept touched traded wanted washed admired avoided borrowed bought broke caught cleaned cut described
    discovered drew examined feared felt found gave held imagined judged measured mistrusted praised read refused
    repaired rescued saw sent shook sketched struck took tore understood wrapped`),
  participle:
    splitWords(`painted broken stolen forgotten carried mended sold taken hidden built written opened swept
    abandoned repaired counted burned washed discovered sealed nailed chosen given known`),
  gerund:
    splitWords(`waiting listening laughing counting whistling shivering arguing pretending remembering climbing
    drifting whispering trembling sleeping reading hoping humming looking wondering walking`),
  went: splitWords(`walked hurried wandered climbed ran drifted marched stumbled crept rode travelled rowed limped turned
    returned strolled`),
  adverb:
    splitWords(`slowly quietly suddenly carefully softly gently nearly hardly finally clearly strangely quickly
    deliberately reluctantly steadily politely bitterly patiently absently eagerly`),
  intensifier: splitWords(`very really quite rather extremely`),
  said: splitWords(`said said said asked answered whispered replied murmured said cried muttered`),
  number: splitWords(`two three four seven nine twelve nineteen thirty forty`),
  time: splitWords(`morning evening afternoon night winter summer autumn hour week`),
} satisfies Record<string, readonly string[]>;

export const narration = [
  'The {adjective} {noun} stood beside the {noun}, and nobody in {town} could say who had left it there.',
  '{name} {past} the {noun} {adverb}.',
  '{name} {past} the {adjective} {noun} and {past} the {noun}.',
  'It was {intensifier} {adjective} that {time}.',
  'For {number} days the {noun} was {participle} and the {noun} was {participle} by the {noun}.',
  'There was a {noun} in the {noun}, and a {noun} behind it.',
  '{name} had never {past} a {noun} before, not even in {town}, where every {noun} had its own {adjective} {noun}.',
  'By the time they {went} back through {town}, the {noun} had been {participle}, the {noun} lay open, and the {adjective} {noun} of which Mr. {surname} was so proud had vanished.',
  'Nobody spoke.',
  'The {noun} was {adjective}.',
  'He {went} to the {noun}, {gerund}.',
  'She {went} as far as the {noun} and stopped, {gerund} for the {noun} to pass.',
  'Mrs. {surname} kept {number} {adjective} {noun}s on the {noun}, and each of them was {participle} every {time}.',
  'When the {noun} came, {name} {past} it with a {adjective} hand, because the {noun} was {adverb} {participle} and no {noun} in {town} would have {past} it.',
  'What {name} wanted was a {noun}.',
  'A {noun}, a {noun}, a {adjective} {noun}: that was all they {past}.',
  'In {town} the {noun} is always {adjective}, or so Dr. {surname} used to say.',
  '{name} thought of the {noun} and of the {noun}s that had not been {participle}.',
  'It had cost £3.50, which was {intensifier} {adjective} for a {noun}.',
  'The {noun}—{adjective}, {adjective}, smelling of the {noun}—was {gerund} in the wind.',
  'They {went} past the {noun} where {name} {surname} once {past} a {noun}, past the {adjective} {noun} and the {noun} of the {noun}, and came out at last on the road to {town}.',
  'Someone was {gerund} near the {noun}.',
  'Could a {noun} be so {adjective}?',
  'Outside, the {noun} {went} on in its {adjective} way… and then it stopped.',
  'At half past {number} the well-{participle} {noun} was {participle} to {town} by the {noun}-keeper’s {noun}.',
];

export const speech = [
  '“I never {past} your {noun},” {said} {name}.',
  '“Is it {adjective}?” {said} {name}.',
  '“You {past} it,” {name} {said} {adverb}. “You {past} the {noun}, and the {noun} too.”',
  '“Well,” {said} Mr. {surname}, “the {noun} is {intensifier} {adjective}, and I can’t say more than that.”',
  '“Don’t,” {said} {name}.',
  '“We {went} all the way from {town},” {name} {said}, “and there wasn’t a {noun} to be had. Not one! Can you believe it?”',
  '“A {noun}?”',
  '“The {adjective} one. The one that was {participle}.”',
  '“It’s {gerund},” {said} {name}. “Listen.”',
  '“If the {noun} was {participle},” {said} {name} {surname}, “then who {past} the {noun}?”',
];
