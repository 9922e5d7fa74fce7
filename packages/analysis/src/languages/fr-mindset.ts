import type { FacetLists } from '../measures/mindset/facet.ts';

/** Written for Longhand; see `FacetLists` for the notation. */
export const mindsetPhrases: FacetLists = {
  mindset: [
    `apprendre*|appren*|s' exercer|m' exercer|s' exerçait|s' entraîner|s' entraînait|m' entraîner|m' entraîne
    |réessay*|essayer encore|essaie encore|essayer de nouveau|essayé de nouveau|progrès|progress*|amélior*|effort
    |efforts|efforc*|défi|défis|grandir|pas à pas|petit à petit|trouver le moyen|trouver un moyen
    |trouverai un moyen|persévér*|surmont*|de mes erreurs|de ses erreurs|persévèr*|trouverons un moyen|appris
    |pas encore capable|n' y arrive pas encore|ne peux pas encore|ne sais pas encore|recommencer à zéro
    |essayer à nouveau|essayé à nouveau|entraînement|entrainement|j' y arriverai|peu à peu`,
    `je n' y arrive pas|je n' y arriverai*|n' y arriverai jamais|je ne peux pas|je ne pourrai jamais|pas capable
    |incapable*|don naturel|don inné|né comme ça|sans talent|aucun talent|pas doué*|toujours été comme ça
    |toujours été ainsi|ne changera jamais|ne changeras jamais|ne changerai jamais|ne sert à rien
    |ne servait à rien|à quoi bon|baisser les bras|baissé les bras|j' abandonne|renonc*|inutile*|trop vieux
    |trop vieille|trop tard|trop bête|bon à rien|bonne à rien|inné|innée|jamais capable|je suis nul|je suis nulle
    |je suis comme ça|ne changera pas|tout abandonner|rien n' y fait`,
    `progressiv*|n' abandonne pas|ne jamais renoncer|pas renoncer|pas trop tard|jamais trop tard|apprenti
    |apprentis|apprit que|apprenant que|appris que|apprend que|appris sa|appris la|apprendre que
    |apprendre la nouvelle|apprends que|apprenez que|apprendra que|sans effort|ne renonc*|ne pas renoncer
    |ne renonça pas|ne renonce pas|ne renoncerai pas|sans renoncer|jamais renoncer|jamais renoncé|pas renoncé
    |n' est pas trop tard|ne soit trop tard|qu' il ne soit trop tard|je ne peux pas croire|je ne peux pas dire
    |je ne peux pas m' empêcher|n' est pas inutile|ne pas tout abandonner|inutile de|inutile d'`,
  ],
  focus: [
    `réuss*|gagn*|aspirer à|aspire à|aspirait à|aspiration*|espér*|espoir*|rêve|rêves|rêver|rêvait|rêvaient|rêvé
    |rêva|idéal*|idéaux|ambiti*|opportunit*|avancement|désir*|souhait*|succès|victoire*|triomph*|prospér*|épanou*
    |espèr*|prospèr*|atteindre|atteindra|atteindrai|atteindrons|obten*|obtin*|accompl*`,
    `évit*|prévention|préventi*|le devoir|mon devoir|son devoir|ton devoir|leur devoir|notre devoir|devoirs
    |obligé*|responsab*|risqu*|danger*|sûreté|sécurité|à l' abri|prudent*|prudence|prudem*|précaution*|crain*
    |craign*|peur|peurs|apeur*|perte|pertes|protég*|protec*|prendre garde|prends garde|prenez garde|prit garde
    |menac*|erreur*|échou*|échec*|vigilan*|méfi*|protèg*|obligation*|perdre|perds|perd|perdons|perdez|perdent
    |perdu|perdue|perdus|perdues|perdait|perdais|perdaient|perdit|perdirent|perdra|perdrai|perdront|perdrait
    |perdant|perde|perdrons|perdrez|perdraient|perdrais|perdis|perdions`,
    `sans succès|désespér*|sans espoir|aucun espoir|plus d' espoir|plus aucun espoir|perdre espoir|perdu espoir
    |perdre l' espoir|perdu l' espoir|hors de danger|sans danger|sans crainte|sans peur|sans risque
    |n' aie pas peur|n' ayez pas peur|pas peur|n' ayez crainte|ne crains rien|ne craignez rien|ne crains pas
    |ne craignez pas|ne craignait pas|sans perdre de temps|sans perdre un|perdre de vue|perdu de vue|perdit de vue
    |perdu connaissance|perdit connaissance|à perte de vue|se perdait dans|se perdaient dans|se perdit dans
    |gagner la porte|gagna la porte|gagna la rue|gagner la rue|gagner sa vie|gagner du temps|gagne sa vie
    |gagnait sa vie|échoué sur|échouée sur|échoués sur|échoua sur|échouèrent sur|en rêve|n' aie crainte
    |soyez sans crainte`,
  ],
  drive: [
    `réuss*|gagn*|vainc*|vainqu*|victoire*|triomph*|commandait|commanda|contrôl*|maîtris*|dominer|domin*|puissan*
    |puissamment|tout seul|toute seule|par moi-même|par lui-même|par elle-même|indépend*|décid*|décision*|bâtir
    |bâti|bâtit|bâtirent|bâtissait|rivalis*|compét*|habile*|ambiti*|conquér*|conquêt*|conquis*|maitris*|conquier*
    |conquièr*|construire|construis|construisit|construisirent|construisait|construirons|construirai|le pouvoir
    |pouvoirs|force|forces|résolu à|résolue à|résolus à|détermination|déterminé|déterminée|déterminés`,
    `ensemble|partag*|secour*|entraid*|prendre soin|prenait soin|prendra soin|prit soin|amour*|ami|amis|amie|amies
    |amitié*|bonté*|gentil*|douceur|tendresse*|confiance|réconfort*|consol*|embrass*|étrein*|apparten*|appartien*
    |écout*|accueil*|bienvenu*|pardon*|l' un l' autre|les uns les autres|l' une l' autre|rejoin*|aid*|aim*|famill*
    |fraternel*|fraternité|solidar*|compassion|réunis|réunies|réuni`,
    `à force de|à force d'|aimant|aimants|l' ensemble|un ensemble|consolid*|à la force|indépendamment|décidément
    |aimerait|aimeraient|j' aimerais|à l' aide de|à l' aide d'|l' aimant|aimanté*|amour-propre|pour l' amour de
    |pour l' amour du|confiance en soi|confiance en moi|de force|par force|en force|avec force|force de
    |ensemble de|vue d' ensemble|gagna la porte|gagna la rue|gagner la porte|gagner sa vie|n' aim*|j' aime mieux
    |aime mieux|aimait mieux|aimerais mieux|aimait à|gentilhomm*|gentilshommes|aimerais*|aimeri*`,
  ],
  control: [
    `j' ai décidé|j' avais décidé|je décide|je décidai|nous avons décidé|j' ai choisi|j' avais choisi|je choisis
    |nous avons choisi|mon choix|notre choix|ma décision|notre décision|ma faute|dépend de moi|dépendait de moi
    |ne tient qu' à moi|je peux|nous pouvons|je l' ai fait|j' y arriverai|j' ai réussi|je m' en charge
    |je m' en chargerai|j' ai travaillé|j' ai gagné|exprès|à dessein|de mon plein gré|de son plein gré|j' ai prévu
    |je le ferai|il ne tient qu' à moi|entre mes mains|entre nos mains`,
    `chance|hasard|hasards|destin|le sort|fatalité|pas le choix|pas eu le choix|aucun choix|sans choix|m' a forcé*
    |m' a obligé*|obligé de|obligée de|obligés de|forcé de|forcée de|forcés de|contraint*|malgré moi|malgré lui
    |malgré elle|à la merci|volonté de dieu|dieu le veut|plaise à dieu|à cause de lui|à cause d' eux
    |à cause d' elle|par sa faute|par leur faute|pas pu m' empêcher|ne put s' empêcher|ne pus m' empêcher
    |indépendant de ma volonté|ne dépend pas de moi|ne dépendait pas de moi|malchance|par malheur|force m' est
    |bien obligé*|destinée|c' était écrit`,
    `je peux pas|pas ma faute|jeter un sort|jeta un sort|le sort que|je ne peux|n' y peux rien|je peux vous
    |je peux te|je peux savoir|je peux entrer|je peux voir|je peux entendre|nous ne pouvons|nous pouvons voir
    |laisser une chance|donner une chance|une chance de|la chance de|dernière chance|seule chance|deuxième chance
    |seconde chance|aucune chance|pas entre mes mains|si je peux|je peux me permettre|je peux vous demander`,
  ],
  outlook: [
    `espoir*|espér*|optimis*|prometteur*|prometteuse*|vaut la peine|valait la peine|vaut le coup|tout ira bien
    |ira bien|ira mieux|iront mieux|ça ira|s' arrangera|va s' arranger|jours meilleurs|hâte de|heureusement
    |par bonheur|tant mieux|réjou*|espèr*|confiance en l' avenir|avec confiance|confiant|confiante|confiants
    |croire en|crois en|croyait en|par chance|bonne chance|lueur d' espoir|reconnaissante|reconnaissants
    |reconnaissantes|suis reconnaissant|être reconnaissant|était reconnaissant|reconnaissant de
    |reconnaissant envers`,
    `désesp*|pessimis*|condamn*|voué à l' échec|vouée à l' échec|sans espoir|aucun espoir|plus d' espoir
    |plus aucun espoir|sans avenir|aucun avenir|pas d' avenir|tout est perdu|tout était perdu|en vain|vainement
    |pire|pires|empirer|empirait|empira|finira mal|finir mal|tourner mal|tournera mal|ira mal|sinistre*|lugubre*
    |trop tard|inutile*|peine perdue|à quoi bon|ne sert à rien|ne servira à rien|ne marchera jamais|échou*|ruiné
    |ruinée|ruinés|ruinées|ruiner|ruinera|morne|mornes|hélas|par malheur|malheureusement|la ruine|à la ruine`,
    `pas trop tard|jamais trop tard|ne soit trop tard|n' est pas trop tard|n' est pas inutile|pas inutile
    |sans espérer|perdre espoir|perdu espoir|perdre l' espoir|perdu l' espoir|n' espér*|ne vaut pas la peine
    |ne valait pas la peine|ne crois pas en|échoué sur|échouée sur|échoués sur|échoua sur|échouèrent sur
    |inutile de|inutile d'`,
  ],
  certainty: [
    `toujours|jamais|certain que|certaine que|certains que|certainement|clairement|évident*|évidem*|indubitabl*
    |sans aucun doute|nul doute|aucun doute|à coup sûr|bien sûr|sûr|sûre|sûrs|sûrement|assurément|savons|prouv*
    |preuve*|en effet|vraiment|bien entendu|c' est certain|surement|sais|sait|savait|savais|savaient
    |sans nul doute|cela va de soi|à n' en pas douter|sans l' ombre d' un doute|pas de doute|je n' en doute pas
    |hors de doute`,
    `peut-être|sans doute|possible*|probabl*|sembl*|paraît|paraissait|paraissaient|parut|parurent|apparem*|suppos*
    |deviner|devine|devinait|devina|incertain*|dout*|hésit*|je me demande|se demandait|se demanda|me demandais
    |une sorte de|une espèce de|presque|à peu près|pas certain*|pourrait|pourraient|pourrais|il se peut
    |se pourrait|je crois|je pense|il me semble|on dirait|en quelque sorte|plus ou moins|ne sais pas|ne sait pas
    |ne savait pas|ne savais pas|ne savaient pas|je ne sais|je ne sais pas|parait|pas sûr|pas sûre|pas sûrs
    |pas sûres|qui sait|nul ne sait|personne ne sait|personne ne savait|on ne sait|on ne sait jamais
    |je n' en sais rien|n' en sais rien|n' en sait rien|n' en savait rien|n' en savais rien|sait pas|ne sait
    |ne savait|ne savais|ne savaient|ne sait plus|ne savait plus|je ne savais|je n' en suis pas sûr*
    |presque jamais|presque toujours|sans savoir|pas vraiment|sais pas`,
    `semblable*|toujours pas|je crois en|en sûreté|lieu sûr|endroit sûr|en lieu sûr|plus sûr|plus sûre|plus sûrs
    |si jamais|pour toujours|dès que possible|aussitôt que possible|le plus possible|le plus vite possible
    |tout le possible|pas possible|si possible|autant que possible|sans hésit*|n' hésit*|ne dout*|n' en dout*
    |se doutait|se doutaient|m' en doutais|me doutais|fait semblant|faisait semblant|faire semblant|semblant de
    |faisant semblant|sans preuve|que jamais|fait preuve|faire preuve|fit preuve|faisait preuve|je pense à
    |je pense au|je pense aux|je crois à`,
  ],
};
