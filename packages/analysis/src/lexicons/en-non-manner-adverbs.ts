/**
 * English words in -ly of degree, time, frequency, certainty or respect, and adjectives: no stronger verb can replace them. Written for
 * Longhand, after reviewing the rule's findings in two novels.
 */
export const englishNonMannerAdverbs: ReadonlySet<string> = new Set(
  `instantly perfectly equally wholly exceedingly highly chiefly naturally presently gradually continually precisely truly
  properly greatly thoroughly tolerably fairly evidently slightly deeply sufficiently happily peculiarly regularly closely
  infinitely considerably involuntarily invariably comparatively repeatedly simultaneously seemingly remarkably decidedly
  indirectly differently accidentally necessarily infallibly unearthly principally dreadfully constantly inevitably
  reasonably uncommonly commonly materially undoubtedly separately universally lowly justly widely temporarily adequately
  luckily personally strictly vainly eternally popularly specially technically excessively partially unusually incessantly
  incidentally perpendicularly significantly positively mutually unfrequently infrequently singularly nominally alternately
  fearfully visibly effectually briefly successively instantaneously variously amazingly wonderfully horizontally
  subsequently intensely badly permanently ordinarily expressly unceasingly moderately perpetually amply essentially
  unspeakably profoundly indefinitely vertically practically collectively individually abundantly grossly unquestionably
  outwardly independently minutely unaccountably superlatively rightly unnecessarily inexpressibly uniformly prodigiously
  unluckily latterly internally lordly stilly centrally immemorially verbally continuously perceptibly socially periodically
  unholy hypothetically immensely unfriendly mealy increasingly jointly locally globally annually traditionally politically
  economically historically financially legally physically mentally morally relatively potentially consistently reliably
  theoretically statistically significantly substantially markedly notably strikingly surprisingly interestingly
  importantly admittedly arguably conceivably undeniably unsurprisingly ironically sadly oddly curiously strangely
  officially publicly privately secretly universally nationally internationally regionally culturally biologically
  chemically digitally electronically manually automatically primarily secondarily predominantly overwhelmingly
  proportionally inversely consequently correspondingly alternatively conversely ideally vitally critically crucially
  fundamentally broadly narrowly sorely fatally mortally rarely seldomly freely likely early unduly duly solely
  comfortably safely closely deadly lively homely comely kindly worldly otherworldly elderly beastly ghastly`.split(
    /\s+/,
  ),
);
