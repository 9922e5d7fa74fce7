import { englishEchoWords } from '../lexicons/echo-words.ts';
import { englishFeelings, englishFeelingWords } from '../lexicons/en-feelings.ts';
import { englishNonMannerAdverbs } from '../lexicons/en-non-manner-adverbs.ts';
import { englishNounWords } from '../lexicons/en-noun-words.ts';
import { englishPhrases } from '../lexicons/en-phrases.ts';
import { englishSaidBookisms } from '../lexicons/en-said-bookisms.ts';
import { englishVariants } from '../lexicons/en-variants.ts';
import { isFamiliar } from './en-familiar.ts';
import { stemEnglish } from './en-stemmer.ts';
import { syllablesOfEnglish } from './en-syllables.ts';
import { isParticiple, isStative } from './en-verbs.ts';
import type { Language } from './language.ts';
import {
  auxiliaryAdverb,
  beForm,
  commonWord,
  complexWord,
  createClassifier,
  functionWord,
  getForm,
  intensifier,
  mannerAdverb,
  numberAbbreviation,
  participle,
  speechVerb,
  stativeParticiple,
  subjectPronoun,
  titleAbbreviation,
  trailingAbbreviation,
} from './word-classes.ts';

const classifyListed = createClassifier([
  [
    functionWord,
    `a an the this that these those some any each every either neither both all no none such what which whose
    i me my mine myself we us our ours ourselves you your yours yourself yourselves he him his himself she her hers
    herself it its itself they them their theirs themselves who whom whoever whatever whichever one one's oneself
    someone somebody something anyone anybody anything everyone everybody everything nobody nothing no-one
    of in to for with on at from by about as into like through after over between out against during without before
    under around among above below across behind beyond beside besides near off up down along since until till toward
    towards upon within despite except inside outside onto past per via amid throughout underneath beneath
    and but or nor so yet if because although though while whereas unless than whether once when where why how
    whenever wherever however there here then now thus hence
    am is are was were be been being do does did done doing have has had having will would shall should can could may
    might must ought need dare used not n't isn't aren't wasn't weren't don't doesn't didn't haven't hasn't hadn't
    won't wouldn't shan't shouldn't can't cannot couldn't mightn't mustn't needn't ain't
    i'm i've i'd i'll you're you've you'd you'll he's he'd he'll she's she'd she'll it's it'd it'll we're we've we'd
    we'll they're they've they'd they'll that's that'd that'll there's there'd here's what's who's who'd who'll where's
    how's let's 'twas 'tis 'tisn't o'clock mr mrs ms dr two three four five six seven eight nine ten`,
  ],
  [
    commonWord,
    `very too also just only even still again always never ever often sometimes perhaps maybe almost already quite
    rather really well much more most many less least few little own other another others else same first second last
    next both back away together really good new old long great right left go goes going went gone get gets getting
    got gotten come comes coming came make makes making made take takes taking took taken give gives giving gave given
    put puts let lets say says said saying tell tells told telling know knows knew known knowing think thinks thought
    thinking see sees saw seen seeing look looks looked looking want wants wanted seem seems seemed keep kept find
    found feel felt become became ask asked asking like liked thing things way ways time times man men woman women
    people day days year years one's yes okay able about sure used enough indeed instead therefore otherwise nevertheless
    meanwhile begin begins began begun beginning part parts kind sort`,
  ],
  [
    beForm,
    `am is are was were be been being isn't aren't wasn't weren't i'm you're we're they're ain't isn't aren't wasn't weren't`,
  ],
  [getForm, 'get gets got getting gotten'],
  [
    auxiliaryAdverb,
    `not never always already also often just only even still ever now then once soon finally recently usually
    generally widely largely partly fully badly being been n't almost nearly quite so too rarely seldom hardly
    barely scarcely suddenly quickly simply merely probably perhaps certainly clearly eventually immediately
    completely entirely again all both each`,
  ],
  [
    intensifier,
    'very really quite rather extremely totally absolutely completely utterly incredibly literally awfully terribly',
  ],
  [
    speechVerb,
    `said says say saying asked asks ask asking answered answers replied replies whispered whispers murmured murmurs
    muttered mutters shouted shouts cried cries called yelled exclaimed added adds continued continues demanded
    insisted announced remarked observed began begins admitted agreed argued explained suggested repeated returned
    interrupted sighed gasped laughed told tells snapped growled breathed wondered`,
  ],
  [subjectPronoun, 'i you he she it we they this that these those'],
  [
    titleAbbreviation,
    `mr mrs ms mx dr prof st sr rev hon gen col lt capt cmdr sgt maj gov sen rep pres messrs mme mlle vs cf e.g i.e eg
    ie viz fr mt ft approx ca al adm brig cpl pvt supt insp atty msgr lieut dep asst`,
  ],
  [
    trailingAbbreviation,
    `etc inc ltd co corp bros jr esq ave blvd rd jan feb mar apr jun jul aug sept sep oct nov dec dept est ft ph.d a.m p.m`,
  ],
  [numberAbbreviation, 'no nos p pp vol vols fig figs ch chap sec art eq para op ed eds ser ll ff'],
  ...englishFeelingWords,
  ...englishNounWords,
  ...englishEchoWords,
]);

/** Gunning 1952. Proper nouns are excluded where the word occurs, because only there its capital is visible. */
function isComplex(word: string, syllables: number): boolean {
  if (word.includes('-') || /\d/.test(word)) return false;
  const ending = /ing$|[td]ed$|(?:[sxzcg]|ch|sh)es$/.test(word) ? 1 : 0;

  return syllables - ending >= 3;
}

/** Adverbs in -ly of time, frequency and certainty, and words that only look like adverbs. */
const nonMannerAdverbs = new Set(
  `only early daily weekly monthly yearly hourly nightly family reply apply supply multiply comply imply rely ally
  rally tally bully belly jelly lily holy ugly silly jolly hilly chilly curly burly surly wily oily july italy sicily
  fly ply sly assembly anomaly monopoly butterfly dragonfly homily melancholy doily folly trolley barfly gadfly
  friendly lovely lonely lively likely unlikely elderly orderly disorderly costly deadly ghostly ghastly manly womanly
  motherly fatherly brotherly sisterly neighborly neighbourly scholarly worldly heavenly earthly saintly princely
  kingly queenly cowardly dastardly homely comely stately timely untimely unruly sickly prickly bubbly wobbly crumbly
  cuddly wrinkly sparkly smelly woolly gangly gnarly portly masterly miserly leisurely measly wooly paltry bristly
  nearly hardly barely scarcely mainly mostly partly usually generally recently finally actually probably possibly
  certainly especially particularly exactly merely namely firstly secondly thirdly lastly really apparently currently
  formerly previously originally eventually initially ultimately respectively directly immediately rarely frequently
  occasionally normally typically specifically approximately roughly fully entirely largely solely purely extremely
  totally absolutely completely utterly incredibly literally awfully terribly fortunately unfortunately hopefully
  surely presumably supposedly allegedly reportedly obviously shortly lately simply newly additionally consequently
  drizzly grisly grizzly pebbly squiggly steely beastly bodily courtly easterly westerly northerly southerly goodly
  godly ungodly knobbly knightly maidenly mannerly niggardly pearly pimply priestly scaly shapely slovenly spindly
  sprightly squally stubbly seemly unseemly unsightly wifely crinkly tingly giggly wiggly wriggly jiggly gravelly
  panoply potbelly underbelly firefly mayfly housefly holly dolly brolly golly lolly sully dally
  dillydally  doubly overly unduly
  accordingly similarly otherwise resupply billy sally polly molly kelly emily beverly kimberly`.split(
    /\s+/,
  ),
);

export const en: Language = {
  code: 'en',
  classify(word, syllables) {
    const listed = classifyListed(
      word.endsWith("n't") ? word : word.replace(/'s$/, (s) => (word.length > 4 ? '' : s)),
    );
    const mannerClass =
      word.length > 4 && word.endsWith('ly') && !nonMannerAdverbs.has(word)
        ? mannerAdverb | auxiliaryAdverb
        : 0;
    const participleClass = isParticiple(word) ? participle : 0;
    const stativeClass = isStative(word) ? stativeParticiple : 0;
    const interposedClass = word.length > 4 && word.endsWith('ly') ? auxiliaryAdverb : 0;

    return (
      listed |
      mannerClass |
      participleClass |
      stativeClass |
      interposedClass |
      (isComplex(word, syllables) ? complexWord : 0)
    );
  },
  stem: stemEnglish,
  syllables: syllablesOfEnglish,
  /** 1 for words that are unfamiliar by the rules of Dale and Chall. */
  readabilityWeight: (word) => (isFamiliar(word) ? 0 : 1),
  hasElision: false,
  capitalsMarkNames: true,
  hasDottedOrdinals: false,
  minEchoLength: 4,
  lists: {
    phrases: englishPhrases,
    feelings: englishFeelings,
    variants: englishVariants,
    saidBookisms: englishSaidBookisms,
    nonMannerAdverbs: englishNonMannerAdverbs,
  },
};
