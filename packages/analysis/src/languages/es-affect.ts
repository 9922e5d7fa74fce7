import type { AffectLists } from '../measures/affect/lists.ts';

/** Written for Longhand; see `AffectLists` for the notation. */
export const affect: AffectLists = {
  isFolded: true,
  words: [
    [
      0,
      '',
      `hace_falta hacía_falta hizo_falta hará_falta hacer_falta sin_falta ama_de_llaves ama_de_casa rápidamente lentamente cuidado adorn* adorm* adormec* amorti* tristán morisc* torpedo* ricard* gustav* lentes lente lentill* lentej* de_golpe rendij* rendimient*
      calidad* sombrill* gracián* llorent* buenos_aires buenos_días buenas_tardes buenas_noches no_solo no_solamente no_únicamente no_hay_duda sin_duda sin_dudas sin_embargo
      por_favor mejor_dicho a_lo_mejor a_pesar_de pese_a si_bien más_bien o_bien seguro_social seguro_médico gusto_musical gustos_musicales en_pena atentamente perdone perdona perdóneme
      rico_en claramente más_o_menos rompecabez* rompeolas matar_el_tiempo guerra_fría matador* matadero*`,
    ],
    [
      4,
      'j',
      `excelent* maravill* extraordinari* fantástic* magnífic* espectacular* espléndid* sublime* insuperabl* inmejorabl* obra_maestra obras_maestras felicísim* buenísim* bellísim* preciosísim*`,
    ],
    [4, 'ju', 'sensacional* impresionant* increíbl* alucinant*'],
    [
      3,
      'j',
      `feliz felices felicidad* felizmente alegr* dichoso dichosa dichosos dichosas júbilo jubilos* éxtasis eufor* radiant* encant* delici* gozo* gozar* goza* gozó genial* estupend* precios* perfect* brillant* fascin* placer* placent*
      disfrut* divert* divier* diversión* hermos* bello bella bellos bellas belleza bellezas bellamente lindísim* paraís* cautivad* cautivant* exquisit* deleit* glorios* gloria triunf* victori* formidabl* regocij* carcajad* ilusionad* entusiasm* apasion* chévere padrísim* guay
      graciosísim* recomendadísim* riquísim* inolvidabl* imperdibl* muerto_de_risa muerta_de_risa muertos_de_risa cinco_estrellas magistral* joya joyas`,
    ],
    [
      3,
      'jt',
      'amor amores amoros* amar ama amas aman te_amo amaba* amado amada amados amadas amé adoro adora* adoran adorabl* cariñ* enamor* ternura tiern* entrañabl*',
    ],
    [
      2,
      'j',
      `alivi* content* gust* risa risas reír ríe ríen reía* rieron riend* sonr* agradabl* agrado agradar agrada gracios* simpátic* bonit* lindo linda lindos lindas guap* celebr* fiesta* regal* risueñ* ameno amena amenos amenas entreten*
      satisf* libertad liberad* orgull* logro* logró lograd* éxito* exitos* suerte afortunad* optimis* humor sabros* rico rica ricos ricas dulce* dulzura emocionant* emotiv* conmovedor* juguetón juguetona memorabl*`,
    ],
    [
      2,
      'jt',
      'agradec* gracias bendic* bendec* bendi* gratitud bienvenid* abraz* acarici* caricia* beso besos besar* besab*',
    ],
    [
      2,
      't',
      `confianz* confiar* confía* confió fiel fieles fielmente fidelidad leal* lealtad* honest* sincer* honrad* amig* amist* apoy* proteg* protec* segur* ayud* amabl* amabilidad generos* gentil* respet* solidari* compasi* compasión consol* consuel* cuid* nobl* nobleza digno digna dignos dignas dignidad paz pacífic* tranquil* calma calmad* seren* armoní* acoged* acogid* perdon* perdón fe cumplidor* profesional* fiabl* hospitalari* sabidur* atent* atención imprescindibl*`,
    ],
    [2, 'jn', 'esperanz* prometedor* ilusión ilusiones ilusiona*'],
    [
      2,
      '',
      `buena buenas buen bueno buenos bondad* mejor mejores mejora* mejoró bienest* bien ventaj* cómod* limpi* luminos* elegant* talent* ingenio ingenioso ingeniosa ingeniosos ingeniosas inteligent* hábil* habilidad* fresc* cálid* colorid* útil útiles eficaz eficaces eficient* rápid* gratis
      valios* valor valient* valentía sano sana sanos sanas recomiend* recomend* merec* vale_la_pena valió_la_pena merece_la_pena buena_calidad gran_calidad aplaud* aplauso* elogi* premio premios premiad* premiar impecabl* correct* original* acert* acierto* atractiv* favorit* puntual* interesant* logra logran sólid* fluid* ágil ágiles elogiab* top sobresalient* destaca destacan destacad* destacar notabl* no_está_mal no_estaba_mal nada_mal`,
    ],
    [
      0,
      'n',
      'anhel* impacien* expectati* expectación deseos* deseo deseos desear* desea* soñ* aguard* espera esperaba* esperó esperar* esperan esperando anticip* planea* plan planes preparar* preparó prepara* preparativ* futuro acech* prometi* promete* promesa* ojalá ávid* presagi* presenti* presentim*',
    ],
    [1, 'u', 'sorprend* sorpres* asombr* maravillad* milagr* deslumbr*'],
    [
      0,
      'u',
      'pasm* atónit* estupef* boquiabiert* perplej* insospech* inesperad* inusitad* súbit* repentin* estupor desconcert* imprevist*',
    ],
    [
      1,
      '',
      'aceptabl* adecuad* apropiad* sencill* suav* suficient* decent* barat* modern* fácil* facilid* ampli* novedos* cumple cumplen completo completa',
    ],
    [
      -1,
      '',
      `lent* pesad* difícil* dificult* complicad* larguísim* caro caros flojo floja flojos flojas previsibl* predecibl* regular repetitiv* tópico tópicos cliché* escas* falt* carec* carenc* exces* ruid* vací* duda dudas dudar dudaba dudaban dudando dudos* confus* raro rara raros raras extrañ* torpe* innecesari* incómod* cansa* cansó forzad* vulgar* sobrevalor* mediocr* retras* demor* limitad* justit* frío fría fríos frías simplón* inferior* apenas_si olvidabl*`,
    ],
    [
      -2,
      's',
      `trist* pena penas penos* llor* llanto* lágrim* solloz* melanc* nostalg* añor* soledad solitari* aflig* afligi* aflicción abatid* abatim* desánim* desalent* desalient* decepci* desilusi* desencant* lament* lástima desdich* infeliz infelices infelicidad desgraci* duelo luto huérfan* gemi* apenad* apesad* pesares amarg* desconsol* derrot* fracas* perdí perdió perdido perdidos perdieron perdiendo perdición pérdida* pierd* perder* abandon* vencid* hund* rend* suspir* herid* marchit* enferm* débil* debilid* sufr* dolor* dolid* duel* dolía* doli* sombrí* decepcionant*`,
    ],
    [
      -3,
      's',
      'desesper* desola* desolación agoni* agonía congoj* angusti* tormento tormentos atorment* tragedia* trágic* muert* muere mueren mueres muero muera mueran morir* morí moría morían murió murieron suicid* miseria miserias miserabl* mísero mísera deprim* depres* destroz* devasta* desgarr* catástrof* desastr* ruina* arruin* sepult* cadáver*',
    ],
    [
      -2,
      'f',
      'miedo* temor* temer* temía* temí temió teme temen tembl* asust* susto* alarm* preocup* inquiet* nervios* palidec* amenaz* peligr* riesg* arriesg* sospech* cobard* insegur* ansied* ansios* sobresalt* estremec* escalof* huy* huir* huía* intimidar intimidan* intimidado intimidada intimidados intimidadas intimidatori* acorral* vulnerabl*',
    ],
    [
      -3,
      'f',
      'terror* aterror* aterr* horroriz* horripil* pánic* pavor* pesadill* siniestr* macabr* espeluz* tortur* terribl* atentado*',
    ],
    [
      -2,
      'a',
      'enfad* enoj* molest* irrit* quej* discut* discus* pelea peleas pelear* pelead* peleand* peleó pelean peleab* ofen* insult* grit* rencor* resent* celos celoso celosa celosos celosas envidi* indign* injust* agresiv* agred* hostil* vengar* vengad* vengativ* venganz* maldi* maldec* culp* acus* reproch* castig* protesta protestas protestar protestó protestaba protestaron bronca* fastidi* frustr* crisp* exasper* engañ* mentir* mentía* mintió mintie* estaf* traici* traidor* robo robos robar* robaron robado mal_humor malhumor*',
    ],
    [
      -3,
      'a',
      'odi* furi* furor ira iracund* rabia* rabios* cólera coléric* violen* cruel* brutal* maltrat* abus* guerra* golpe* sanguinari* despiad* atroz atroces atrocid* canalla* infam* indignant* intolerabl* salvaj* criminal* crimen crímenes asesin* matar* mató mataron matan',
    ],
    [
      -3,
      'd',
      'asco asquero* asque* repugn* repuls* nausea* vomit* repelent* podrid* putref* pestilen* hedor* hediond* apest* inmund* vil viles cochambr* mugr* despreci* desdén*',
    ],
    [
      -2,
      'd',
      'sucio sucia sucios sucias suciedad* mancha* fétid* basura* porquer* feo fea feos feas feald* vergüenz* vergonz* avergonz* ridícul* patétic* grotesc* indecen* hipócrit* corrupt* desagrad* rancio rancia obscen* desdeñ* cutre* cucarach* chinche* rata ratas moho',
    ],
    [
      -2,
      '',
      `mal mala malas malo malos peor peores mala_calidad poca_calidad defect* defectuos* error errores fallo fallos fallan fallas problem* aburr* tedi* soso sosa sosos sosas insípid* inútil* absurd* tont* estúpid* idiot* imbécil* necio necia pobre pobres pobrement* pobreza daño* dañ* roto rota rotos rotas romp* avería averías averiad* estrope* deficient* deplorabl* incompetent* inept*
      carísim* malgast* pérdida_de_tiempo pérdida_de_dinero perder_el_tiempo desperdici* tirar_el_dinero no_vale_nada no_sirve incapa* incoheren* soporífer* insulso insulsa insoportabl* insufrib* cansin* timo tomadura_de_pelo lamentabl* bodri* truño* infumabl* antipátic* maleduc* groser* descortés* negligen* caótic* caos desorden* impuntual* oxidad* pretencios* insustancial* insatisf* hambre enemig* prision* cárcel* esclav* conden* insuficient* sin_sentido sin_gracia sin_ritmo ni_fu_ni_fa`,
    ],
    [
      -4,
      '',
      'pésim* malísim* horribl* horror horrores horroros* espantos* nefast* abominabl* detest* infern* infierno* aborrec* bazofia mierda*',
    ],
    [-3, '', 'malvad* maldad* pervers*'],
  ],
  negations:
    'no ni nunca jamás sin tampoco ningún ninguna ninguno poco poca pocos pocas falta_de ausencia_de lejos_de',
  negationsBehind: '',
  strengthens: `muy tan súper mucho mucha muchos muchas realmente verdaderamente absolutamente totalmente completamente sumamente extremadamente increíblemente enormemente profundamente especialmente bastante más tremendamente altamente de_verdad todo_un toda_una`,
  strengthensBehind: 'mucho muchísimo bastante enormemente profundamente',
  weakens: 'un_poco un_tanto algo ligeramente casi medio relativamente levemente',
  contrasts: 'pero',
};
