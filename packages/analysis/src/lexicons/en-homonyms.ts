/** Confused words that sound alike, with their corrections. Written for Longhand. */
export const englishHomonyms = `
  their=there is/are/was/were/isn't/aren't/wasn't/weren't|their=there will/would/must/might be|their=there has/have/had been
  there=their/they're=their own|your=you're welcome|your=you're a/an/the|your=you're not # subject|you're=your own|your=you're kidding/joking/lying/welcome
  it's=its own/self|its=it's a/an/been|its=it's not # subject|its=it's going to|its=it's too late|its=it's raining/snowing
  more/less/rather/fewer/greater/larger/smaller/older/younger/taller/faster/bigger/stronger/longer/worse then=than a/an/the/his/her/my/your/our/their/any/anything/ever/usual/half
  loose=lose/looses=loses/loosing=losing @poss mind/temper/way/job/balance/footing/nerve/patience/faith/hope/memory/sight|loose=lose/looses=loses/loosing=losing weight/control/hope/interest/touch/track/sight/consciousness
  an/no/little/any/profound/great affect=effect on|take/takes/took affect=effect|side/special affects=effects|side affect=effect|in affect=effect|deeply/greatly/badly/strongly effected=affected by
  should/would/could/might/must of=have # of|shouldn't/wouldn't/couldn't of=have # of
  whose=who's going/been/there|who's=whose fault/idea/turn/house/hand/hands
  far/way to=too much/many/late/soon/long/far/big/small|was/were/been lead=led to/by/into/away/astray/through
  walked/went/drove/ran/strode/hurried/rushed/flew/swept/brushed/pushed/slipped/crept passed=past|in the passed=past
  peace=piece of cake/paper/wood/bread/advice/furniture/land|piece=peace of mind # mind
  slammed/hit/pumped on the breaks=brakes|hit/pumped the breaks=brakes|break=brake pedal/lights/fluid|brake=break @poss heart/promise/word/silence
  can't/cannot/couldn't breath=breathe|a/deep/last breathe=breath|out of breathe=breath|took a deep breathe=breath|hold/held/catch/caught/holding @poss breathe=breath
  lightening=lightning bolt/bolts/strike/strikes/flash/flashed/struck/rod|bolt/flash/streak of lightening=lightning|thunder and lightening=lightning|like/quick as lightening=lightning
  bare=bear with me/us|bare=bear in mind|can't/couldn't/cannot/can bare=bear to/the/it|bear=bare feet/foot/hands/skin/shoulders
  sneak peak=peek|peaked=piqued/peeked=piqued @poss interest/curiosity|take/took a peak=peek|a waist=waste of time/money/space|around @poss waste=waist
  poured=pored/pouring=poring/pour=pore over the/a/his/her/their/my book/books/map/maps/letter/letters/documents/papers/pages/records/files/notes/manuscript
  free reign=rein|take/took/taken/taking the reigns=reins|reign=rein/reigned=reined it in
  in principal=principle|a matter of principal=principle|principle=principal reason/cause/actor/character/city/source|at/to the alter=altar # pause|down the isle=aisle # pause
  caught/catch/lost/lose site=sight of|out of site=sight|in/into plain site=sight|at first site=sight|just desserts=deserts|of coarse=course # pause
  no wander=wonder|wondered=wandered off/aimlessly/around|weather=whether or not|read/laughed/thought/wondered/cried allowed=aloud # pause|not/be aloud=allowed to
  brand knew=new|i/he/she/we/they new=knew that/the/what/how/who/why/where/it/he/she/him/her/exactly/nothing/better|walked/went/ran/came/got/broke/passed/drove threw=through
  very quite=quiet # pause|some/good/bad/any/sound advise=advice|piece of advise=advice|i/to advice=advise you/him/her/them/against
  accept=except for|to/would/will/could/cannot/couldn't except=accept the/an/his/her/your/their/my offer/invitation/apology/gift/proposal/blame
  the hole=whole time/thing/truth/story/affair/family/day/night/world|on the hole=whole # pause|the soul=sole reason/survivor/purpose/heir/exception
  shear=sheer luck/will/force/joy/terror/size/number/panic/delight/numbers|follow/follows/followed/following suite=suit|tow=toe the line|baited=bated breath|deep=deep-seated seeded/deep-seeded
  mute=moot point|for all intensive=intents_and purposes|case and=in point|wet=whet @poss appetite|wreck=wreak/wrecks=wreaks/wrecked=wreaked/wrecking=wreaking havoc|slight=sleight of hand|per say=se
  one in=and the same|nip it/this in the butt=bud|beck in=and call|make/made/makes/making due=do with|right=rite/rights=rites of passage # small|extract=exact/extracted=exacted revenge
  tongue and=in cheek|pass mustard=muster|didn't=faze/doesn't=faze/did=faze not phase @obj|duel=dual purpose/citizenship/role|eminent=imminent danger/threat/death|clear/guilty/bad conscious=conscience
  was/were/is conscience=conscious of|boost/boosted/boosting moral=morale|i/we/they/you loath=loathe him/her/it/them/you|be/been/was/were apart=a_part of|they/we where=were going/not/all/in/at/so/just/being/both/already
  would/might/could loose=lose @poss mind/way/temper/job|on tender=tenterhooks hooks|wave=waive/waved=waived/waving=waiving @poss right to|the affects=effects of the
`;
