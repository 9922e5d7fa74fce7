import type { SpellingPairs } from '../languages/language.ts';

/**
 * Words with two spellings. British -our and -re may combine with -ize (Oxford spelling), so these are separate groups. Written for
 * Longhand.
 */
export const englishVariants: readonly SpellingPairs[] = [
  {
    group: 'british/american',
    pairs: `
      arbour/arbor arbours/arbors ardour/ardor ardours/ardors armour/armor armours/armors armoured/armored
      armouring/armoring behaviour/behavior behaviours/behaviors candour/candor candours/candors clamour/clamor
      clamours/clamors clamoured/clamored clamouring/clamoring clangour/clangor clangours/clangors colour/color
      colours/colors coloured/colored colouring/coloring colourful/colorful colourless/colorless demeanour/demeanor
      demeanours/demeanors enamour/enamor enamours/enamors enamoured/enamored enamouring/enamoring endeavour/endeavor
      endeavours/endeavors endeavoured/endeavored endeavouring/endeavoring favour/favor favours/favors
      favoured/favored favouring/favoring favourable/favorable favourite/favorite favourites/favorites fervour/fervor
      fervours/fervors flavour/flavor flavours/flavors flavoured/flavored flavouring/flavoring glamour/glamor
      glamours/glamors harbour/harbor harbours/harbors harboured/harbored harbouring/harboring honour/honor
      honours/honors honoured/honored honouring/honoring honourable/honorable humour/humor humours/humors
      humoured/humored humouring/humoring labour/labor labours/labors laboured/labored labouring/laboring
      labourer/laborer labourers/laborers misbehaviour/misbehavior misbehaviours/misbehaviors neighbour/neighbor
      neighbours/neighbors neighbouring/neighboring neighbourhood/neighborhood neighbourhoods/neighborhoods
      neighbourly/neighborly odour/odor odours/odors parlour/parlor parlours/parlors rancour/rancor rancours/rancors
      rigour/rigor rigours/rigors rumour/rumor rumours/rumors rumoured/rumored rumouring/rumoring saviour/savior
      saviours/saviors savour/savor savours/savors savoured/savored savouring/savoring splendour/splendor
      splendours/splendors succour/succor succours/succors tumour/tumor tumours/tumors valour/valor valours/valors
      vapour/vapor vapours/vapors vigour/vigor vigours/vigors centre/center centres/centers centred/centered
      theatre/theater theatres/theaters metre/meter metres/meters litre/liter litres/liters fibre/fiber fibres/fibers
      sombre/somber calibre/caliber lustre/luster meagre/meager sceptre/scepter spectre/specter sabre/saber
      sabres/sabers manoeuvre/maneuver manoeuvres/maneuvers defence/defense offence/offense pretence/pretense
      licence/license grey/gray greys/grays greyish/grayish plough/plow ploughs/plows ploughed/plowed sceptic/skeptic
      sceptical/skeptical scepticism/skepticism mould/mold moulds/molds mouldy/moldy moult/molt smoulder/smolder
      smouldered/smoldered smouldering/smoldering pyjamas/pajamas moustache/mustache moustaches/mustaches
      catalogue/catalog catalogues/catalogs jewellery/jewelry marvellous/marvelous woollen/woolen skilful/skillful
      wilful/willful fulfil/fulfill enrol/enroll instalment/installment aluminium/aluminum cosy/cozy ageing/aging
      acknowledgement/acknowledgment aeroplane/airplane aeroplanes/airplanes anaesthetic/anesthetic
      encyclopaedia/encyclopedia foetus/fetus haemorrhage/hemorrhage leukaemia/leukemia oestrogen/estrogen
      paediatric/pediatric sulphur/sulfur travelled/traveled travelling/traveling cancelled/canceled
      cancelling/canceling modelled/modeled modelling/modeling signalled/signaled signalling/signaling
      labelled/labeled labelling/labeling levelled/leveled levelling/leveling marvelled/marveled marvelling/marveling
      quarrelled/quarreled quarrelling/quarreling fuelled/fueled fuelling/fueling dialled/dialed dialling/dialing
      tunnelled/tunneled tunnelling/tunneling channelled/channeled channelling/channeling counselled/counseled
      counselling/counseling equalled/equaled equalling/equaling rivalled/rivaled rivalling/rivaling
      shovelled/shoveled shovelling/shoveling totalled/totaled totalling/totaling unravelled/unraveled
      unravelling/unraveling pedalled/pedaled pedalling/pedaling jewelled/jeweled jewelling/jeweling libelled/libeled
      libelling/libeling duelled/dueled duelling/dueling grovelled/groveled grovelling/groveling revelled/reveled
      revelling/reveling spiralled/spiraled spiralling/spiraling traveller/traveler travellers/travelers
      jeweller/jeweler counsellor/counselor`,
  },
  {
    group: 'ise/ize',
    pairs: `
      apologise/apologize apologised/apologized apologises/apologizes apologising/apologizing authorise/authorize
      authorised/authorized authorises/authorizes authorising/authorizing characterise/characterize
      characterised/characterized characterises/characterizes characterising/characterizing civilise/civilize
      civilised/civilized civilises/civilizes civilising/civilizing colonise/colonize colonised/colonized
      colonises/colonizes colonising/colonizing criticise/criticize criticised/criticized criticises/criticizes
      criticising/criticizing crystallise/crystallize crystallised/crystallized crystallises/crystallizes
      crystallising/crystallizing economise/economize economised/economized economises/economizes
      economising/economizing emphasise/emphasize emphasised/emphasized emphasises/emphasizes emphasising/emphasizing
      equalise/equalize equalised/equalized equalises/equalizes equalising/equalizing fertilise/fertilize
      fertilised/fertilized fertilises/fertilizes fertilising/fertilizing finalise/finalize finalised/finalized
      finalises/finalizes finalising/finalizing generalise/generalize generalised/generalized generalises/generalizes
      generalising/generalizing harmonise/harmonize harmonised/harmonized harmonises/harmonizes
      harmonising/harmonizing hypnotise/hypnotize hypnotised/hypnotized hypnotises/hypnotizes hypnotising/hypnotizing
      idealise/idealize idealised/idealized idealises/idealizes idealising/idealizing immunise/immunize
      immunised/immunized immunises/immunizes immunising/immunizing industrialise/industrialize
      industrialised/industrialized industrialises/industrializes industrialising/industrializing itemise/itemize
      itemised/itemized itemises/itemizes itemising/itemizing jeopardise/jeopardize jeopardised/jeopardized
      jeopardises/jeopardizes jeopardising/jeopardizing legalise/legalize legalised/legalized legalises/legalizes
      legalising/legalizing memorise/memorize memorised/memorized memorises/memorizes memorising/memorizing
      minimise/minimize minimised/minimized minimises/minimizes minimising/minimizing mobilise/mobilize
      mobilised/mobilized mobilises/mobilizes mobilising/mobilizing modernise/modernize modernised/modernized
      modernises/modernizes modernising/modernizing monopolise/monopolize monopolised/monopolized
      monopolises/monopolizes monopolising/monopolizing motorise/motorize motorised/motorized motorises/motorizes
      motorising/motorizing neutralise/neutralize neutralised/neutralized neutralises/neutralizes
      neutralising/neutralizing normalise/normalize normalised/normalized normalises/normalizes
      normalising/normalizing optimise/optimize optimised/optimized optimises/optimizes optimising/optimizing
      organise/organize organised/organized organises/organizes organising/organizing ostracise/ostracize
      ostracised/ostracized ostracises/ostracizes ostracising/ostracizing patronise/patronize patronised/patronized
      patronises/patronizes patronising/patronizing penalise/penalize penalised/penalized penalises/penalizes
      penalising/penalizing personalise/personalize personalised/personalized personalises/personalizes
      personalising/personalizing plagiarise/plagiarize plagiarised/plagiarized plagiarises/plagiarizes
      plagiarising/plagiarizing popularise/popularize popularised/popularized popularises/popularizes
      popularising/popularizing prioritise/prioritize prioritised/prioritized prioritises/prioritizes
      prioritising/prioritizing privatise/privatize privatised/privatized privatises/privatizes
      privatising/privatizing publicise/publicize publicised/publicized publicises/publicizes publicising/publicizing
      realise/realize realised/realized realises/realizes realising/realizing recognise/recognize
      recognised/recognized recognises/recognizes recognising/recognizing reorganise/reorganize
      reorganised/reorganized reorganises/reorganizes reorganising/reorganizing revolutionise/revolutionize
      revolutionised/revolutionized revolutionises/revolutionizes revolutionising/revolutionizing
      romanticise/romanticize romanticised/romanticized romanticises/romanticizes romanticising/romanticizing
      scrutinise/scrutinize scrutinised/scrutinized scrutinises/scrutinizes scrutinising/scrutinizing
      socialise/socialize socialised/socialized socialises/socializes socialising/socializing specialise/specialize
      specialised/specialized specialises/specializes specialising/specializing stabilise/stabilize
      stabilised/stabilized stabilises/stabilizes stabilising/stabilizing standardise/standardize
      standardised/standardized standardises/standardizes standardising/standardizing subsidise/subsidize
      subsidised/subsidized subsidises/subsidizes subsidising/subsidizing summarise/summarize summarised/summarized
      summarises/summarizes summarising/summarizing symbolise/symbolize symbolised/symbolized symbolises/symbolizes
      symbolising/symbolizing sympathise/sympathize sympathised/sympathized sympathises/sympathizes
      sympathising/sympathizing synchronise/synchronize synchronised/synchronized synchronises/synchronizes
      synchronising/synchronizing terrorise/terrorize terrorised/terrorized terrorises/terrorizes
      terrorising/terrorizing utilise/utilize utilised/utilized utilises/utilizes utilising/utilizing
      visualise/visualize visualised/visualized visualises/visualizes visualising/visualizing categorise/categorize
      categorised/categorized categorises/categorizes categorising/categorizing capitalise/capitalize
      capitalised/capitalized capitalises/capitalizes capitalising/capitalizing centralise/centralize
      centralised/centralized centralises/centralizes centralising/centralizing commercialise/commercialize
      commercialised/commercialized commercialises/commercializes commercialising/commercializing
      computerise/computerize computerised/computerized computerises/computerizes computerising/computerizing
      customise/customize customised/customized customises/customizes customising/customizing familiarise/familiarize
      familiarised/familiarized familiarises/familiarizes familiarising/familiarizing formalise/formalize
      formalised/formalized formalises/formalizes formalising/formalizing globalise/globalize globalised/globalized
      globalises/globalizes globalising/globalizing hospitalise/hospitalize hospitalised/hospitalized
      hospitalises/hospitalizes hospitalising/hospitalizing materialise/materialize materialised/materialized
      materialises/materializes materialising/materializing maximise/maximize maximised/maximized maximises/maximizes
      maximising/maximizing philosophise/philosophize philosophised/philosophized philosophises/philosophizes
      philosophising/philosophizing rationalise/rationalize rationalised/rationalized rationalises/rationalizes
      rationalising/rationalizing traumatise/traumatize traumatised/traumatized traumatises/traumatizes
      traumatising/traumatizing vandalise/vandalize vandalised/vandalized vandalises/vandalizes
      vandalising/vandalizing antagonise/antagonize antagonised/antagonized antagonises/antagonizes
      antagonising/antagonizing baptise/baptize baptised/baptized baptises/baptizes baptising/baptizing
      tantalise/tantalize tantalised/tantalized tantalises/tantalizes tantalising/tantalizing pulverise/pulverize
      pulverised/pulverized pulverises/pulverizes pulverising/pulverizing mesmerise/mesmerize mesmerised/mesmerized
      mesmerises/mesmerizes mesmerising/mesmerizing organisation/organization organisations/organizations
      civilisation/civilization civilisations/civilizations realisation/realization realisations/realizations
      colonisation/colonization colonisations/colonizations modernisation/modernization modernisations/modernizations
      optimisation/optimization optimisations/optimizations characterisation/characterization
      characterisations/characterizations globalisation/globalization globalisations/globalizations
      normalisation/normalization normalisations/normalizations standardisation/standardization
      standardisations/standardizations authorisation/authorization authorisations/authorizations
      generalisation/generalization generalisations/generalizations`,
  },
];
