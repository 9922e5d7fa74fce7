import type { AffectLists } from '../measures/affect/lists.ts';

/** Written for Longhand; see `AffectLists` for the notation. */
export const affect: AffectLists = {
  isFolded: true,
  words: [
    [
      0,
      '',
      `rien_de_plus bel_et_bien a_beau avait_beau eut_beau faute_de sans_faute en_moyenne à_la_hâte rapidement haïti* amortiss* amorti amortir bonjour bonsoir bonne_nuit bonne_heure de_bonne_heure bon_marché bon_nombre à_quoi_bon le_bon_dieu s'_il_vous_plaît s'_il_te_plaît plaît-il pas_seulement pas_que pas_moins sans_doute
      sans_cesse sans_arrêt bien_que ou_bien si_bien bien_sûr bien_entendu eh_bien aussi_bien bien_des aimants mal_à_propos malgré malais* malaxer grâce_à
      coucher_de_soleil aux_éclats charmille* mortier* mortadell*
      de_grâce coup_de_grâce bonbon* bonnet* bonheure* tristan* libertin* espérance_de_vie perdrix perdreau* sûrement assurance assurances assuré_social morts-vivants`,
    ],
    [
      4,
      'j',
      `excellent* excellen* merveill* magnifi* extraordinair* fantastiqu* splendid* sublim* superbe* somptueu* exceptionnel* formidabl* remarquabl* chef-d'œuvre chefs-d'œuvre chef_d'œuvre chef_d'oeuvre chef-d'oeuvre génial* coup_de_cœur coup_de_coeur grandiose* fabuleu* jouissi*`,
    ],
    [
      4,
      'ju',
      'sensationnel* impressionnant* époustoufl* incroyabl* stupéfiant* bluff* hallucinant*',
    ],
    [
      3,
      'j',
      `heureux heureuse heureuses heureusement bonheur* joie joies joyeu* allègr* allégress* jubil* extase* euphor* radieu* ravi ravie ravis ravies ravissant* enchant* délici* parfait* brillant* brio fascin* passionn* enthousias* éblouiss*
      éclat_de_rire éclats_de_rire éclata_de_rire hilare hilares hilarant* délectabl* exquis* paradis* captivant* glorieu* gloire triomph* victoire* victorieu* réjou* jouissance* enjoué* émerveill* inoubliabl* adorabl* envoût* mourir_de_rire mort_de_rire morte_de_rire tordant* jubilatoire* magistral* magique* géniale petit_bijou délice* épatant* savoureu* savour* incontournabl* cinq_étoiles`,
    ],
    [
      3,
      'jt',
      'amour* amoureu* aimer aime aimes aiment aimée aimées aimait aimaient aimais aimant aimerai adore* adorer adorai* tendress* tendres tendrement chéri* affection* câlin*',
    ],
    [
      2,
      'j',
      `content* gai gaie gais gaies gaîté gaieté gaiement plaisir* plaît plaisai* plaire plaisant* agréabl* rire rires rit riait riaient riant ri sourire* sourit souriait souriaient souriant* joli* charm* drôle* amus* divertiss* diverti* rigol* comique* humour humoristiqu* soulag* satisf* fier fière fiers fières fierté* réuss* succès
      fête* fêt* cadeau* célébr* chanceu* chance veinard* optimis* réconfort* liberté libéré* sympathiqu* sympa sympas beau belle belles beaux beauté* bel élégan* ému émue émus émouvan* touchant* émotion* poétiqu* féériqu* féeri* féérie attachant* distrayan* gourmand* poilant* marrant* émoustill*`,
    ],
    [
      2,
      'jt',
      'merci mercis reconnaissan* gratitude* bienvenu* béni* bénédict* embrass* étreint* étrein* caress* baiser baisers bisou*',
    ],
    [
      2,
      't',
      `confian* confie confier fidèl* fidélit* loyal* loyau* honnêt* sincèr* sincérit* ami amie amis amies amitié* amical* soutien* souten* protég* protec* sûre sûrs sûres sécurit* rassur* aider aide aidé* aidait aimabl* amabilité généreu* générosit* gentil* gentiment respect* solidair* solidarit* compassion* consol* bienveill* noble nobles nobless* digne dignes dignité paix paisibl* tranquil* calme* seren* serein* sérénit* harmoni* accueillan* chaleureu* pardonn* pardon foi fiabl* sage sages sagess* attentionn* attentif attentive attentifs attentives dévou* complice* complicité*`,
    ],
    [2, 'jn', 'espoir* espér* prometteu* enthousiasm*'],
    [
      2,
      '',
      `propreté chouette* film_culte fun bon bonne bons bonnes bonté* meilleur* mieux bien bien-être avantag* confortabl* confort lumineu* talent* ingénieu* intelligen* habile* frais fraîche douceur* doux douce douces utile* efficac* rapid* gratuit* précieu* courag* vaillan* sain saine sains saines recommand* mérit* vaut_le_coup vaut_le_détour vaut_la_peine valait_la_peine à_voir_absolument bonne_qualité bravo
      applaud* félicit* éloge* impeccabl* original* intéressan* pertinen* subtil* justesse finesse finement inventi* créatif créative créatifs créatives créativité soigné* maîtris* réaliste* efficace fluide* solide* nickel convain* convaincan* séduis* sédui* séduct* ingéni* idéal* top poignant* virtuose* virtuosité prenante palpitan* rythmée rythmées riche riches richesse* dynamiqu* je_conseille`,
    ],
    [
      0,
      'n',
      'rêve rêves rêver rêvait rêvaient rêveu* rêverie* attend* attente attentes attendai* impatien* impatiemment espoir désir* souhait* hâte prépar* anticip* prévoi* prévoy* prévu* promet* promess* promis guett* guettait bientôt avenir futur* projet* avide* avidité pressent* pressentiment* présag* augur*',
    ],
    [1, 'u', 'surpren* surpris* émerveillement étonnant* miracle* miracul*'],
    [
      0,
      'u',
      'étonn* stupéf* stupeur* ébahi* abasourd* interloqu* perplex* inattendu* inopiné* soudain* subit* brusquement sidér* sursaut* imprévu* déconcert*',
    ],
    [
      1,
      '',
      'alléchant* sensibl* sensibilit* hommage* humanité acceptabl* correct* convenabl* simple simplicit* décent* économiqu* modern* facil* spacieu* nouveauté* complet complète honorabl* plutôt_réussi suffisant*',
    ],
    [
      -1,
      '',
      `bazar artificiel* mouais gentillet* malheureusement pathos inégal* convenue lent lente lents lentes lenteur* lourd* difficil* compliqu* long_et trop_cher trop_chère trop_chers moyenne prévisibl* répétiti* cliché* stéréotyp* manque* manqu* excessi* bruit* vides dout* confus* bizarr* étrange étranges étrangement étrangeté maladroit* maladresse* inutil* inconfort* fatig* vulgair* surfait* surcoté* médiocr* retard* limitée limitées inférieur* froid* brouillon* dommage longuet* longueurs trop_long trop_longue mou molle mous tiède* banal* superficiel* décousu* invraisembl* caricatur* naïf simplist* bâclé* faible* fade*`,
    ],
    [
      -2,
      's',
      `trist* chagrin* pleur* larme* sanglot* mélancol* nostalg* solitude* solitair* afflig* afflic* abattu* abattement découra* désillus* désenchant* lament* malheureu* malheur* infortun* deuil* orphelin* gémi* gémiss* peine peines peiné* regret* amer amère amers amertume* inconsol* défait* échec* échou* perdu* perte* perdre perd perdit abandon* vaincu* sombre* soupir* bless* fané* malade* maladie* souffr* douleur* douloureu* déçu* déception* décevan* déçoi* décev*`,
    ],
    [
      -3,
      's',
      'désesp* désol* agoni* angoiss* tourment* tragédi* tragiqu* mort morte morts mortes mourir mourut meurt meurent mourai* mourant* suicid* misère misères miséreux misérabl* déprim* dépress* détrui* destruct* ravag* déchir* catastroph* désastr* ruin* cadavre* tombeau* cercueil* anéant*',
    ],
    [
      -2,
      'f',
      'peur peurs peureu* craint* crain* craign* trembl* apeur* effray* effroi alarm* inqui* nerveu* nervosité pâlit menac* danger* risqu* soupçon* lâche lâches lâcheté insécur* anxi* anxieu* sursauter frisson* fuir fuit fuyai* fuite intimid* vulnérabl*',
    ],
    [
      -3,
      'f',
      'terreur* terrif* terrori* épouvantabl* épouvanté épouvantée paniqu* affol* cauchemar* sinistr* macabr* tortur* terrible* terriblement horrifi*',
    ],
    [
      -2,
      'a',
      'gêne gêner gênée gênés gênait gênant gênante gênants fâch* énerv* dérang* irrit* plaint* plaign* disput* querell* offens* insult* cri cris crier cria criait hurl* rancun* rancœur* jalou* jalousie* envieu* indign* injust* agressi* agress* hostil* veng* maudi* maudit* accus* reproch* puni* protest* contrari* frustr* exaspér* tromp* menti menteu* mensong* mentir mentait arnaqu* escroqu* trahi* traîtr* voleu* agaç* agac* mauvaise_humeur malhonnêt* scandal*',
    ],
    [
      -3,
      'a',
      'haïr haïs haïssa* haïsse* haine* haineu* hait furieu* fureur* furie rage rages rageu* colèr* coléreu* violen* cruel* cruauté* brutal* maltrait* abus guerre guerres sanguinaire* sanglant* atroc* infâm* infami* intolérabl* sauvag* criminel* crime* meurtr* assassin* tuer tué* tua tuait tuent massacr*',
    ],
    [
      -3,
      'd',
      'dégoût* écœur* écoeur* répugn* répuls* nausé* vomi* pourri* putrid* puant* puer pue puait puanteur* infect* immond* ignobl* crasse* crasseu* mépris* dédain*',
    ],
    [
      -2,
      'd',
      'sale sales saleté* ordure* poubell* laid laide laids laides laideur* moche* hont* honteu* ridicul* pathétiqu* grotesqu* indécen* hypocrit* corromp* déplais* désagréabl* rance* obscèn* cafard* rat rats moisi* moisissur*',
    ],
    [
      -2,
      '',
      `cassée casser bêtise* platitude* niais* mièvre* surestim* pas_terrible mal mauvais* pire pires mauvaise_qualité défaut* défectueu* erreur* faute fautes panne pannes problèm* ennuy* ennui* ennuyeu* chiant* barbant* insipid* absurd* stupid* idiot* imbécil* débil* pauvre* pauvret* dommageabl* dégât* abîm* déplorabl* incompét* inept* ineptie* perte_de_temps perdu_mon_temps gaspill* incapabl* incohéren* soporifiqu* insupportabl* inintéressan* raté* ratag* lamentabl* antipath* grossi* impoli* néglig* chaos chaotiqu* désordre* prétentieu* insatisf* déconseill* rembours* faim ennemi* prison* prisonni* esclav* condamn* insuffisant* sans_intérêt aucun_intérêt sans_saveur sans_rythme sans_âme à_fuir à_éviter endorm* laborieu* gâch* consterna* affligean* indigest* ridiculement pénibl* lassant* creux creuse manichée* pitoyabl* poussif poussive bof nanar* fouilli*`,
    ],
    [
      -4,
      '',
      'horribl* horreur* affreu* abominabl* détest* infern* enfer enfers exécr* exécrabl* merde* merdi* merdique* nul nulle nuls nulles nullité* minable* catastrophiqu* calamit*',
    ],
    [-3, '', 'impostur* évitez fuyez méchan* malfais* pervers* malveill* odieu*'],
  ],
  negations: `ne n' pas sans aucun aucune jamais ni rien guère peu`,
  negationsBehind: 'pas jamais guère',
  restrictive: `que qu'`,
  strengthens: `très si super hyper ultra vraiment réellement absolument totalement complètement extrêmement incroyablement énormément profondément particulièrement tellement fort bien plus tout_simplement véritablement tout vraie vrai`,
  strengthensBehind: 'beaucoup énormément vraiment tellement profondément',
  weakens: 'un_peu légèrement presque relativement moyennement assez plutôt quelque_peu à_peine',
  contrasts: 'mais cependant toutefois néanmoins',
};
