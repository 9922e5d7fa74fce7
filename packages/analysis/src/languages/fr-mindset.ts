import type { FacetLists } from '../measures/mindset.ts';

/** Written for Longhand; `FacetLists` tells the notation. */
export const mindsetPhrases: FacetLists = {
  mindset: [
    `pas encore|apprendre*|appren*|appris|apprise|s' exercer|m' exercer|s' exerçait|s' entraîner|s' entraînait
    |m' entraîner|m' entraîne|entraînement*|réessay*|essayer encore|essaie encore|essayer de nouveau
    |essayé de nouveau|progrès|progress*|amélior*|effort|efforts|efforc*|défi|défis|grandir|grandi|grandissait
    |peu à peu|pas à pas|petit à petit|trouver le moyen|trouver un moyen|trouverai un moyen|persévér*|surmont*
    |recommencer|recommence|recommença|de mes erreurs|de ses erreurs|entrainement*|persévèr*|trouverons un moyen`,
    `je n' y arrive pas|je n' y arriverai*|n' y arriverai jamais|je ne peux pas|je ne pourrai jamais|pas capable
    |incapable*|don naturel|don inné|inné|innée|né comme ça|sans talent|aucun talent|pas doué*|toujours été comme ça
    |toujours été ainsi|ne changera jamais|ne changeras jamais|ne changerai jamais|changera pas|je suis comme ça
    |ça ne sert à rien|ne sert à rien|ne servait à rien|à quoi bon|baisser les bras|baissé les bras|j' abandonne
    |abandonner|renonc*|inutile*|trop vieux|trop vieille|trop tard|trop bête|bon à rien|bonne à rien|rien à faire`,
    `progressiv*|n' abandonne pas|jamais abandonner|pas abandonner|ne jamais renoncer|pas renoncer|pas trop tard
    |jamais trop tard`,
  ],
  focus: [
    `réuss*|accompl*|attein*|obten*|obtin*|gagn*|aspirer à|aspire à|aspirait à|aspiration*|espér*|espoir*|rêve|rêves
    |rêver|rêvait|rêvaient|rêvé|rêva|idéal*|idéaux|ambiti*|opportunit*|avancement|progress*|désir*|souhait*|succès
    |victoire*|triomph*|prospér*|épanou*|élan|élans|espèr*|prospèr*`,
    `évit*|prévention|préventi*|le devoir|mon devoir|son devoir|ton devoir|leur devoir|notre devoir|devoirs|obligé*
    |responsab*|risqu*|danger*|sûreté|sécurité|à l' abri|prudent*|prudence|prudem*|précaution*|crain*|craign*|peur
    |peurs|apeur*|perte|pertes|perd*|protég*|protec*|prendre garde|prends garde|prenez garde|prit garde|menac*
    |erreur*|échou*|échec*|vigilan*|méfi*|protèg*|obligation*`,
    `perdrix|perdreau*|sans succès|de peur|progressiv*`,
  ],
  drive: [
    `réuss*|gagn*|vainc*|vainqu*|victoire*|triomph*|commander|commandait|commanda|contrôl*|maîtris*|dominer|domin*
    |le pouvoir|pouvoirs|puissan*|puissamment|force|forces|tout seul|toute seule|par moi-même|par lui-même
    |par elle-même|indépend*|décid*|décision*|construi*|bâtir|bâti|bâtie|bâtit|bâtirent|bâtissait|rivalis*|compét*
    |habile*|résolu|résolue|détermin*|ambiti*|conquér*|conquêt*|conquis*|mener|menait|maitris*|conquier*|conquièr*`,
    `ensemble|partag*|aid*|secour*|entraid*|prendre soin|prenait soin|prendra soin|prit soin|aim*|amour*|ami|amis
    |amie|amies|amitié*|famill*|bonté*|gentil*|douceur|tendresse*|confiance|confier|confiait|confia|réconfort*
    |consol*|embrass*|étrein*|apparten*|appartien*|écout*|accueil*|bienvenu*|pardon*|l' un l' autre
    |les uns les autres|l' une l' autre|rejoin*|réuni*`,
    `à force de|à force d'|aimant|aimants|l' ensemble|un ensemble|consolid*|à la force`,
  ],
  control: [
    `j' ai décidé|j' avais décidé|je décide|je décidai|nous avons décidé|j' ai choisi|j' avais choisi|je choisis
    |nous avons choisi|mon choix|notre choix|ma décision|notre décision|ma faute|dépend de moi|dépendait de moi
    |ne tient qu' à moi|je peux|nous pouvons|je l' ai fait|je le ferai|j' y arriverai|j' ai réussi|je m' en charge
    |je m' en chargerai|j' ai travaillé|j' ai gagné|exprès|à dessein|de mon plein gré|de son plein gré|j' ai prévu
    |je ferai`,
    `chance|chances|hasard|hasards|destin|destinée|le sort|fatalité|pas le choix|pas eu le choix|aucun choix
    |sans choix|m' a forcé*|m' a obligé*|obligé de|obligée de|obligés de|forcé de|forcée de|forcés de|contraint*
    |m' a fait|m' ont fait|malgré moi|malgré lui|malgré elle|à la merci|était écrit|volonté de dieu|dieu le veut
    |plaise à dieu|à cause de lui|à cause d' eux|à cause d' elle|par sa faute|par leur faute|pas pu m' empêcher
    |ne put s' empêcher|ne pus m' empêcher|indépendant de ma volonté|ne dépend pas de moi|ne dépendait pas de moi
    |malchance`,
    `je peux pas|pas ma faute`,
  ],
  outlook: [
    `espoir*|espér*|optimis*|confian*|prometteur*|prometteuse*|vaut la peine|valait la peine|vaut le coup
    |tout ira bien|ira bien|ira mieux|iront mieux|ça ira|s' arrangera|va s' arranger|jours meilleurs|hâte de
    |croire en|crois en|croyait en|heureusement|par bonheur|reconnaissant*|tant mieux|réjou*|espèr*`,
    `désesp*|pessimis*|condamn*|voué à l' échec|vouée à l' échec|sans espoir|aucun espoir|plus d' espoir
    |plus aucun espoir|sans avenir|aucun avenir|pas d' avenir|tout est perdu|tout était perdu|en vain|vainement|pire
    |pires|empirer|empirait|empira|finira mal|finir mal|tourner mal|tournera mal|ira mal|ruin*|sinistre*|lugubre*
    |morne*|trop tard|inutile*|peine perdue|à quoi bon|ne sert à rien|ne servira à rien|ne marchera jamais|redout*
    |échou*`,
    `pas trop tard|jamais trop tard`,
  ],
  certainty: [
    `toujours|jamais|certain que|certaine que|certains que|certainement|clairement|évident*|évidem*|définitivement
    |indubitabl*|sans aucun doute|nul doute|aucun doute|à coup sûr|bien sûr|sûr|sûre|sûrs|sûrement|assurément|sais
    |sait|savait|savais|savaient|savons|prouv*|preuve*|en effet|vraiment|bien entendu|c' est certain|surement`,
    `peut-être|sans doute|possible*|probabl*|sembl*|paraît|paraissait|paraissaient|parut|parurent|apparem*|suppos*
    |deviner|devine|devinait|devina|incertain*|dout*|hésit*|je me demande|se demandait|se demanda|me demandais
    |une sorte de|une espèce de|presque|à peu près|pas certain*|pourrait|pourraient|pourrais|il se peut|se pourrait
    |je crois|je pense|il me semble|on dirait|en quelque sorte|plus ou moins|ne sais pas|ne sait pas|ne savait pas
    |ne savais pas|ne savaient pas|je ne sais|je ne sais pas|parait|pas sûr|pas sûre|pas sûrs|pas sûres`,
    `semblable*|toujours pas|je crois en`,
  ],
};
