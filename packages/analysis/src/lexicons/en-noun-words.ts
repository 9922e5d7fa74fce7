import {
  coordinator,
  determiner,
  personWord,
  preposition,
  type WordList,
} from '../languages/word-classes.ts';

/** Words that precede nouns, and words for people by role or relationship. */
export const englishNounWords: readonly WordList[] = [
  [
    determiner,
    `a an the this that these those my your his her its our their some any no every each either neither both all another
    what which whose such two three four five six seven eight nine ten many few several other more most one own same first
    second last next only`,
  ],
  [
    preposition,
    `of in with for on at from by about as into like through after over between against during without before under around
    among above below across behind beyond beside besides near off upon within despite inside outside onto per amid
    throughout toward towards than`,
  ],
  [
    personWord,
    `father fathers mother mothers mamma mama papa dad daddy mum mummy mommy brother brothers sister sisters son sons
    daughter daughters child children boy boys girl girls baby babies husband husbands wife wives uncle uncles aunt aunts
    aunty auntie nephew nephews niece nieces cousin cousins grandfather grandmother grandpa grandma granny parent parents
    widow widower orphan bride bridegroom lady ladies gentleman gentlemen lord lords king kings queen queens prince princes
    princess duke duchess earl count countess baron baroness knight knights squire sir madam miss mister master mistress
    captain colonel major general lieutenant sergeant corporal soldier soldiers sailor sailors officer officers doctor
    doctors nurse nurses priest priests parson vicar curate bishop monk monks nun nuns judge judges lawyer lawyers clerk
    clerks servant servants maid maids butler cook coachman driver groom porter waiter landlord landlady host hostess guest
    guests stranger strangers friend friends neighbor neighbors neighbour neighbours enemy enemies teacher teachers pupil
    pupils student students professor poet poets painter writer writers author authors artist artists merchant merchants
    farmer farmers peasant peasants shepherd hunter hunters fisherman fishermen miller baker butcher smith blacksmith
    carpenter policeman constable detective inspector thief thieves robber robbers murderer prisoner prisoners slave slaves
    witch wizard giant dwarf ghost beggar fellow fellows lad lads chap person persons creature creatures company crowd
    family families sheriff president minister governor mayor secretary manager partner employer visitor visitors
    passenger passengers patient patients`,
  ],
  [coordinator, 'and or nor but'],
];
