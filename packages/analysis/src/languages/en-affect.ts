import type { AffectLists } from '../measures/affect/lists.ts';

/** Emotions only; the valences for English come from VADER. Written for Longhand; see `AffectLists` for the notation. */
export const affect: AffectLists = {
  words: [
    [
      0,
      '',
      `in_spite joyride* lovage happily_ever_after* like_mad mad_dash died_down dead_end dead_ahead dead_centre dead_center dead_sea dead_of dead_quiet dead_silence deadpan deadlock* deadline* deadweight
       waiting_room waiting_list dreadlock* dreadnought* rat_race ratio* ration* rational* mourning_dove good_grief trustee* trust_fund trust_me tearoom* tear_off tear_up tear_down tear_apart
         alarm_clock alarm_clocks gross_income gross_profit gross_weight plan_b i'm_afraid yours_faithfully yours_sincerely
      thrillers thriller dieting diet* peacock* unsafe* safety_pin safety_pins foulard* filthy_rich hate_crime crybaby cry_out panicle* friend_request surprisingly not_only no_wonder wonder_if wonder_whether wonder_what wonder_why wonder_how wonder_where wonder_who wondered_if wondered_whether wondered_what wondered_why wondered_how wondered_where wondered_who`,
    ],
    [
      0,
      'j',
      `joy joys joyful* joyous* joyed overjoyed happy happier happiest happily happiness delight* glad gladly gladness gladdened gleeful* glee merry merrily merriment mirth mirthful cheer cheers cheered cheerful* cheering cheery laugh* chuckl* giggl* smil* grin grins grinned grinning beamed beaming
      elat* ecstat* ecstasy euphor* jubil* exult* exhilarat* thrilled thrilling blissful* bliss rejoic* celebrat* festiv* enjoy* pleasure* pleased pleasing pleasant* contented* contentment satisfied satisfaction fun funny amus* playful* jolly radiant* sunny wonderful* marvellous* marvelous* splendid* glorious* triumph* victory victories victorious* blithe* carefree lighthearted* light-hearted* charm* lovely beautiful* delicious* proud* pride relieved relief bubbly buoyant* gaiety`,
    ],
    [
      0,
      'jt',
      'love loves loved loving lovingly beloved lover lovers affection* tender tenderly tenderness fond fondly fondness adore* adoring* adoration darling dearest caress* embrac* hug hugs hugged hugging kiss kisses kissed kissing cherish* grateful* gratitude thankful* thank thanks thanked bless blessed blessing* welcome welcomed welcoming',
    ],
    [
      0,
      't',
      `trust trusts trusted trusting trustworth* trusty faith faithful* loyal* fidelity devot* honest* sincer* reliab* dependab* friend friends friendly friendship* ally allies companion* confide confided confides confiding reassur* safe safely safety secure secured security protect* shelter* shield* comfort comforted comforting consoled consoles consoling consolation sooth* calm calmly calmness peace peaceful* serene* serenity gentle gently gentleness so_kind very_kind too_kind how_kind kind_to kindly kindness kindhearted generous* generosity honour* honor honors honored honorable noble nobly respect respected respectful* admire* admiring* admiration forgive* forgave forgiving compassion* mercy merciful* support supported supportive help helped helping helpful* loyalty vow vows vowed truthful* steadfast* wise wisdom sympath* confidence confident confidently`,
    ],
    [
      0,
      'f',
      `fear fears feared fearful* fearing afraid fright frighten* frightful* scare scared scares scary scaring terror* terrif* terrify* horror* horrif* dread dreads dreaded dreadful* dreading panic* alarm alarmed alarming anxi* nervous* worr* uneas* apprehens* timid* cower* cowered cringe* cringed tremble* trembled trembling shudder* quiver* quaked quaking shiver* petrif* menac* threat* danger* peril* nightmar* creepy eerie* spooky haunted haunting phobia* phobic coward* flee flees fleeing fled ominous* sinister* ghastly hysteri* paranoi* intimidat* aghast trepidation quailed wary warily insecur* vulnerab* risk* jittery`,
    ],
    [
      0,
      'u',
      `surpris* astonish* astound* amazed amazes amazing* amazement startl* shock shocked shocking stun stunned stunning stagger* flabbergast* dumbfound* speechless bewilder* perplex* baffl* unexpected* sudden* abrupt* gasp* gaped gaping gape wonder wondered wonders wondrous* marvel marvelled marveled marvels miracle* miracul* incredul* disbelie* unforeseen unbelievab* incredib* jolt* jaw_dropped awe awed awestruck wide-eyed thunderstruck nonplussed`,
    ],
    [
      0,
      's',
      `sad sadly sadness sadder saddest sadden* sorrow* grief griev* mourn* weep weeps weeping wept weepy cry cries cried crying sob sobs sobbed sobbing tear tears tearful* lament* melanchol* gloom* misery miserable miserably despair* desperat* despond* deject* depress* downcast forlorn heartbreak* heartbroken heartache* heavy-hearted hopeless* unhappy unhappi* wretched* lonely loneliness lonesome alone abandoned abandon forsaken bereft bereave* loss lost mournful* regret* remorse* woe woeful* tragic* tragedy tragedies anguish* agony agoni* suffer* pain pains painful* hurt hurts ache aches ached aching disappoint* dishearten* discourag* homesick* nostalg* funeral* grave graves buried coffin* corpse* dead death deaths die dies died dying sigh sighed sighs sighing orphan* pity pitiful* bleak* desolat* defeat* grim grimly wounds wounded wounding broken`,
    ],
    [
      0,
      'd',
      `disgust* revolt revolting revolted repuls* repugn* repel* nausea* nauseat* nauseous vomit* puke* puked retch* sicken* sickly loath* abhor* abhorren* detest* contempt* despis* disdain* scorn* foul filth* dirty dirt grime grimy gross grossed slime slimy putrid* rancid rotten rotting rot rotted stench stink* stank reek* vile vilest vermin maggot* cockroach* rat rats ugly ugliness hideous* grotesque* obscen* squalid squalor ashamed shame shameful* shameless* depraved depravity corrupt* sordid* mould mouldy moldy pus festering fester* unclean distaste* yuck* gag gagged gagging`,
    ],
    [
      0,
      'a',
      `anger angers angered angry angrily angrier rage rages raged raging enrag* fury furious* infuriat* irate wrath wrathful* outrag* indignan* resent* bitter bitterly bitterness hate hates hated hateful hating hatred hostil* annoy* irritat* irk irked exasperat* frustrat* aggravat* provok* mad madden* livid seeth* fume fumed fuming snarl* growl* yell yells yelled yelling scream* shout* curse curses cursed cursing swore swear damn damned quarrel* argu* fight fights fighting fought brawl* attack* assault* violen* brutal* cruel* cruelty vicious* savage* vengean* vengeful* revenge avenge* spite spiteful* malic* jealous* envy envious* betray* insult* offend* offence offense glare glared glaring scowl* slam slammed murder* kill kills killed killer killing war wars enemy enemies rebuk* accuse* accusing* accusation* blame blamed`,
    ],
    [
      0,
      'n',
      `anticipat* expect expects expected expecting expectant* expectation* await* wait waits waited waiting hope hopes hoped hoping hopeful* hopefully eager* eagerness impatien* yearn* long_for longed longing longings craving craves craved desire* desired wish wishes wished wishing wishful look_forward looked_forward looking_forward plan plans planned planning prepar* ready readied foresee* foresaw foretell* foretold foresight premonition* forebod* presag* predict* prospect prospects tomorrow someday soon suspense suspenseful curious* curiosity vigil vigils vigilant watchful* lurk* lying_in_wait brace braced bracing dream dreams dreamed dreamt dreaming ambition* aspire aspires aspired aspiring aspiration* promise promises promised promising`,
    ],
  ],
  negations: `not no never without neither nor cannot can't don't doesn't didn't isn't aren't wasn't weren't won't wouldn't couldn't shouldn't hasn't haven't hadn't ain't hardly barely scarcely nothing none nobody`,
  negationsBehind: '',
  strengthens: '',
  strengthensBehind: '',
  weakens: '',
  contrasts: '',
};
