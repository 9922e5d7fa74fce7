/**
 * The most common English misspellings, used while no dictionary is loaded: `wrong=right`, or `stem(ends)=stem` for words with the same
 * error. Only forms that are not words themselves. Written for Longhand.
 */
const misspellings = `
  recie(ve,ved,ves,ving,pt,pts)=recei decie(ve,ved,ving,t)=decei percie(ve,ved,ves)=percei concie(ve,ved)=concei beleiv(e,ed,es,er,ing)=believ
  beleif=belief beleifs=beliefs acheiv(e,ed,es,ing,ement,ements)=achiev releiv(e,ed,es,ing)=reliev releif=relief greif=grief breif(,ly,case,s)=brief
  cheif(,s,ly,tain)=chief theif=thief theives=thieves feild(,s)=field sheild(,s,ed)=shield yeild(,ed,s)=yield peice(,s)=piece
  freind(,s,ly,ship,ships)=friend feirce(,ly)=fierce peirc(e,ed,ing)=pierc hieght(,s)=height wieght(,s)=weight wierd(,ly,er,est,o)=weird
  nieghbor(,s,hood,ing)=neighbor nieghbour(,s,hood)=neighbour neighboor(,s)=neighbor forieg(n,ner,ners)=foreig seige=siege sieze(,d)=seize
  liesure(,ly)=leisure theyre=they're thier=their thiers=theirs niether=neither ieght=eight frieght=freight sliegh=sleigh
  seperat(e,ed,es,ely,ing,ion)=separat definat(e,ely,ion)=definit definetly=definitely definitly=definitely defiantely=definitely
  definently=definitely definetely=definitely desparat(e,ely,ion)=desperat privel(ege,eged)=privil priviledge(,d,s)=privilege occured=occurred
  occuring=occurring occurence(,s)=occurrence occurance(,s)=occurrence ocurred=occurred ocur(,s)=occur ocasion(,s,al,ally)=occasion
  occassion(,s,al,ally)=occasion untill=until begining(,s)=beginning beggining=beginning begginning=beginning arguement(,s)=argument
  judgementt=judgment acommodat(e,ed,ion)=accommodat accomodat(e,ed,es,ing,ion,ions)=accommodat acomodat(e,ion)=accommodat
  embaras(s,sed,sing,sment)=embarras embarras(ed,ing)=embarrass harrass(,ed,ing,ment)=harass neccessar(y,ily)=necessar necesar(y,ily)=necessar
  neccesar(y,ily)=necessar necessit=necessity tommorow=tomorrow tommorrow=tomorrow tomorow=tomorrow tomorro=tomorrow tommorro=tomorrow
  greatful(,ly)=grateful gratefull=grateful independan(t,ce)=independen truely=truly duely=duly argueing=arguing trully=truly realy=really
  finaly=finally usualy=usually actualy=actually especialy=especially generaly=generally totaly=totally basicly=basically publically=publicly
  incidently=incidentally goverment(,s,al)=government enviroment(,s,al)=environment enviorment=environment parliment=parliament govenor(,s)=governor
  adress(,ed,es,ing)=address beautifull=beautiful beutiful(,ly)=beautiful beatiful(,ly)=beautiful beautifuly=beautifully memmor(y,ies)=memor
  suprise(,d,s)=surprise suprising(,ly)=surprising surprized=surprised intrest(s,ed,ing)=interest restaraunt(,s)=restaurant resturant(,s)=restaurant
  restaurent(,s)=restaurant restraunt(,s)=restaurant teh=the hte=the adn=and  taht=that  thsi=this waht=what wehn=when whne=when
  wiht=with whith=with nto=not jsut=just liek=like knwo=know konw=know hsi=his hwo=how yuo=you ahve=have haev=have hvae=have
  frmo=from fomr=from abotu=about aobut=about becuase=because becasue=because becouse=because becaus=because beacuse=because becuse=because
  befor=before befoer=before beofre=before agian=again  aginst=against agianst=against alwasy=always allways=always  alot=a_lot
  amoung=among amonst=amongst anual(,ly)=annual anwser(,s,ed,ing)=answer awnser(,s,ed,ing)=answer anser(,ed)=answer ansewr(,ed)=answer
  apear(,s,ed,ing,ance)=appear appearence(,s)=appearance appearant(,ly)=apparent apparant(,ly)=apparent aparent(,ly)=apparent apparrent=apparent
  wensday=Wednesday wendsday=Wednesday wednsday=Wednesday wedensday=Wednesday thrusday=Thursday thurday=Thursday teusday=Tuesday tusday=Tuesday
  saterday=Saturday saturay=Saturday satruday=Saturday febuary=February feburary=February janurary=January januar=January septemeber=September
  novemeber=November decemeber=December humerous=humorous humer=humor dissapear(,s,ed,ing,ance)=disappear disapear(,s,ed,ing,ance)=disappear
  dissapoint(,s,ed,ing,ment)=disappoint disapoint(,s,ed,ing,ment)=disappoint dissappoint(ed,ing,ment)=disappoint disappointement=disappointment
  succed(,s,ed,ing)=succeed suceed(,s,ed,ing)=succeed sucess(,es,ful,fully,ion)=success succes(,ful,fully)=success sucesful=successful
  successfull=successful posession(,s)=possession posess(,ed,es)=possess possesion(,s)=possession possesed=possessed professer=professor
  proffes(sor,sional,sion)=profes proffessions=professions profesion(,al)=profession profesor=professor aquir(e,ed,es,ing)=acquir
  aquaint(,ed,ance,ances)=acquaint acquaintence(,s)=acquaintance aquitted=acquitted agressi(ve,on,vely)=aggressi aggresive=aggressive
  adition(,al,s)=addition allmost=almost allready=already alltogether=altogether allthough=although altough=although alchohol(,ic)=alcohol
  alchol=alcohol amature(,s)=amateur amatuer(,s)=amateur anniversery=anniversary annointed=anointed anonimous=anonymous apologi=apology
  appartment(,s)=apartment apartement(,s)=apartment appologi(ze,zed,se,sed,es)=apologi apreciat(e,ed,es,ing,ion)=appreciat
  appriciat(e,ed,ion)=appreciat aproach(,ed,es,ing)=approach approch(,ed,es)=approach artic=Arctic assasin(,s,ated,ate,ation)=assassin
  athelet(e,es,ic)=athlet athiest=atheist attendence=attendance attemp=attempt atempt(,s,ed,ing)=attempt atention=attention attension=attention
  atract(,ed,ive,ion)=attract atmosphe=atmosphere atmosfere=atmosphere awfull=awful awkard(,ly)=awkward akward(,ly)=awkward aukward=awkward
  balence(,d)=balance ballance(,d)=balance bannana(,s)=banana basicaly=basically bargin(,s)=bargain beachs=beaches begger(,s)=beggar
  behavour=behaviour behavoir=behavior behaivor=behavior benifit(,s,ed)=benefit benificial=beneficial beseige(,d)=besiege boundry=boundary
  bouyant=buoyant brillant(,ly)=brilliant briliant=brilliant britian=Britain buisness(,es,man)=business bussiness=business busness=business
  busines=business bizness=business buisy=busy camoflage=camouflage catagor(y,ies)=categor cemetary=cemetery cemetry=cemetery cematery=cemetery
  cealing=ceiling cieling(,s)=ceiling celing=ceiling centry=century centuary=century certian(,ly)=certain certin=certain certainley=certainly
  changable=changeable charachter(,s)=character charater(,s)=character caracter(,s)=character carachter=character chocalate=chocolate
  choclate=chocolate choosen=chosen choosed=chose cigarrette(,s)=cigarette cigarete(,s)=cigarette collegue(,s)=colleague coleague(,s)=colleague
  collaegue=colleague colum=column comando=commando comeing=coming comming=coming comision=commission commision(,er)=commission comited=committed
  commited=committed commitee=committee comittee=committee committe=committee comitment=commitment comparision=comparison compatable=compatible
  competance=competence compleatly=completely completly=completely completley=completely comunicat(e,ed,ion)=communicat comunity=community
  concious(,ly,ness)=conscious consious=conscious conscous=conscious concensus=consensus condem(,ed)=condemn confortable=comfortable
  comfertable=comfortable comftorable=comfortable comfortabl=comfortable congradulat(e,ed,ions,ion)=congratulat conection=connection
  conect(,ed)=connect consistant(,ly)=consistent contraversy=controversy controversey=controversy convienien(t,ce)=convenien convienen(t,ce)=convenien
  convinience=convenience cooly=coolly correspondan(ce,t)=corresponden couragous=courageous couragious=courageous couldent=couldn't cousen=cousin
  critisi(ze,zed,sm)=critici critiscism=criticism cruelity=cruelty curiousity=curiosity curiousty=curiosity curtian(,s)=curtain curtin(,s)=curtain
  curteous=courteous curtesy=courtesy dacquiri=daiquiri delapidated=dilapidated delibrate(,ly)=deliberate desicion(,s)=decision decison(,s)=decision
  desision=decision decend(,ed,ing,s)=descend descision=decision desended=descended describ=describe discribe(,d)=describe descripton=description
  desease=disease deseased=diseased developement(,s)=development devide(,d,s)=divide diferen(t,ce,ces)=differen diffren(t,ce)=differen
  differant=different differance=difference dificult(,y)=difficult difficlt=difficult diffcult(,y)=difficult dilema=dilemma dimond(,s)=diamond
  diery=diary disasterous=disastrous disatisfied=dissatisfied disipline(,d)=discipline disciplin=discipline discusting=disgusting
  disguist(ed,ing)=disgust dispair=despair devasted=devastated doesent=doesn't dosen't=doesn't dosnt=doesn't doenst=doesn't dout(,ed,s)=doubt
  drunkeness=drunkenness dum=dumb durring=during dieing=dying easely=easily easilly=easily ecstacy=ecstasy extacy=ecstasy eigth=eighth
  electricty=electricity elegent=elegant elimanat(e,ed)=eliminat emmediately=immediately emotionaly=emotionally emperer=emperor enemys=enemies
  enourmous(,ly)=enormous enormus=enormous enought=enough enoguh=enough enuf=enough enof=enough ennough=enough entrence=entrance enterance=entrance
  equiptment=equipment equipement=equipment escapd=escaped exagerat(e,ed,ing,ion)=exaggerat exaggarat(e,ed)=exaggerat exelen(t,ce)=excellen
  excelen(t,ce)=excellen excellant=excellent exept=except excercis(e,ed,es,ing)=exercis exersise=exercise exercize=exercise exausted=exhausted
  exhasted=exhausted existan(ce,t)=existen expecially=especially expence(,s)=expense experiance(,d,s)=experience expirience=experience
  experence=experience explaination(,s)=explanation explanaton=explanation exsist(,s,ed)=exist extreem(e,ely)=extrem extremly=extremely
  exitement=excitement exciteing=exciting facinat(e,ed,ing,ion)=fascinat familar=familiar familier=familiar famly=family familys=families
  famouse=famous farenheit=Fahrenheit favorit=favorite favourit=favourite feasable=feasible finalley=finally firey=fiery flourescent=fluorescent
  forword=forward forhead=forehead forfiet=forfeit forteen=fourteen fourty=forty fortun=fortune fourthy=forty freqent=frequent frightend=frightened
  frigtened=frightened fullfill(,ed)=fulfill furnature=furniture furneture=furniture garantee(,d)=guarantee gaurantee(,d)=guarantee garentee=guarantee
  guarentee(,d)=guarantee gaurd(,s,ed,ian)=guard genious=genius generousity=generosity gentelman=gentleman gentelmen=gentlemen giv=give
  gorgous=gorgeous gorgeus=gorgeous grafitti=graffiti graffitti=graffiti grammer=grammar gratefuly=gratefully grievious=grievous guidence=guidance
  gullable=gullible guage=gauge happend=happened happenned=happened hapen(,ed,s,ing)=happen happyness=happiness happiely=happily
  hankerchief=handkerchief handkercheif=handkerchief handsom=handsome heroe=hero hesitent=hesitant hestitat(e,ed)=hesitat heirarchy=hierarchy
  hipocri(sy,te)=hypocri hypocracy=hypocrisy honestley=honestly hopeing=hoping hopefull=hopeful horible=horrible horrable=horrible hospitol=hospital
  hostpital=hospital houshold=household  hundered=hundred hungery=hungry hurryed=hurried hypocrit=hypocrite idenity=identity
  ignorence=ignorance imaginery=imaginary imaginitive=imaginative imagin=imagine imediat(e,ely)=immediat immediatly=immediately
  immediatley=immediately immitat(e,ed,ion)=imitat importent=important impossable=impossible incredable=incredible incredibley=incredibly
  indispensible=indispensable inevitible=inevitable inevitabley=inevitably infinate=infinite inocen(t,ce)=innocen innocense=innocence
  inteligen(t,ce)=intelligen intellegen(t,ce)=intelligen inteligant=intelligent interupt(,ed,ing,s,ion)=interrupt interesant=interesting
  intrigueing=intriguing intresing=interesting invisable=invisible irrelevent=irrelevant irresistable=irresistible iresistible=irresistible
  irritible=irritable iland=island ilegal=illegal jelous(,y)=jealous jealos=jealous jewelery=jewelry jewlery=jewelry jewelr=jeweler journy=journey
  journies=journeys journel=journal judgemant=judgment kichen=kitchen kitchin=kitchen kindergarden=kindergarten knowlege=knowledge knowlede=knowledge
  knowlegable=knowledgeable knive=knife kniv=knife knoledge=knowledge labratory=laboratory laboraty=laboratory langage=language languge=language
  laguage=language laugther=laughter laughted=laughed lenght(,s,y)=length lengh=length leasure=leisure legitamate=legitimate liason=liaison
  lible=liable libary=library libery=library librar=library lisence(,d)=license litle=little littel=little likly=likely likeley=likely lonley=lonely
  lonelyness=loneliness lonelines=loneliness loosly=loosely luckly=luckily lushious=luscious luxary=luxury luxery=luxury maintainance=maintenance
  maintenence=maintenance managment=management manouver=maneuver manuever(,ed)=maneuver manuscrip=manuscript marraige(,s)=marriage marrige=marriage
  maried=married mariage=marriage mathmatics=mathematics medecine(,s)=medicine medcine=medicine medeval=medieval medievil=medieval
  mediteranean=Mediterranean merangue=meringue memorble=memorable millenium=millennium milennium=millennium minature=miniature minuite(,s)=minute
  miricle=miracle mischevious=mischievous mischievious=mischievous mischeif=mischief misile=missile misspel=misspell mispell(,ed,ing)=misspell
  mistery=mystery misteri(ous,es)=mysteri mysterous=mysterious mistak=mistake momento=memento  morgage=mortgage mountian(,s)=mountain
  mountin(,s)=mountain murdur=murder muscels=muscles naturaly=naturally nausious=nauseous necassary=necessary neccessity=necessity negitive=negative
  negociat(e,ed)=negotiat nervious=nervous nervus=nervous newletter=newsletter nife=knife nineth=ninth ninty=ninety ninteen=nineteen
  noticable=noticeable noticably=noticeably noticible=noticeable noteable=notable noone=no_one nucular=nuclear nusance=nuisance neusance=nuisance
  nieve=naive obediance=obedience obstical(,s)=obstacle obstacal=obstacle octobor=October oficer(,s)=officer offical(,ly,s)=official oficial=official
  omited=omitted ommit(,ted)=omit opinon(,s)=opinion oponent=opponent oppinion(,s)=opinion oportunit(y,ies)=opportunit
  oppertunit(y,ies)=opportunit oposit(e,ion)=opposit opposit=opposite optomis(m,tic)=optimis orchestera=orchestra orginal(,ly)=original
  origional=original orignal=original origanal=original outragous=outrageous outragious=outrageous paralell=parallel parrallel=parallel
  parralel=parallel paralel=parallel passanger=passenger passtime=pastime pasttime=pastime pavillion=pavilion peacefull=peaceful peculier=peculiar
  peculure=peculiar penatent=penitent peopel=people poeple=people peple=people pepole=people perfer(,red)=prefer perfom(,ed,ance)=perform
  performence=performance perhap=perhaps perhapse=perhaps perheaps=perhaps permanant(,ly)=permanent permenant=permanent permited=permitted
  permision=permission persistant(,ly)=persistent personalit=personality personel=personnel persue(,d,s)=pursue persuit=pursuit pharoah=pharaoh
  phenomonon=phenomenon phenomenom=phenomenon philisophy=philosophy phisical(,ly)=physical physicaly=physically phsyical=physical picknick=picnic
  pilgrammage=pilgrimage plagerism=plagiarism plausable=plausible playright=playwright playwrite=playwright plesant=pleasant pleasent(,ly)=pleasant
  plesure=pleasure pleasureable=pleasurable pocess=possess poisonus=poisonous poisen(,ed)=poison politly=politely politican=politician
  popularit=popularity portait=portrait portrate=portrait positivly=positively possable=possible possibile=possible posible=possible
  possibley=possibly possibilit=possibility potatos=potatoes tomatos=tomatoes potatoe=potato tomatoe=tomato powerfull=powerful practicaly=practically
  practicle=practical preceed(,s)=precede preceeded=preceded prefered=preferred preffer=prefer preferrable=preferable prehaps=perhaps
  prejudise=prejudice prepair=prepare preperation(,s)=preparation presance=presence presense=presence presant=present prespective=perspective
  presure=pressure prety=pretty preatty=pretty pretyy=pretty primative=primitive prisonner(,s)=prisoner prision=prison prisoneer=prisoner
  probaly=probably probly=probably probabley=probably probbaly=probably proably=probably procede=proceed proceedure(,s)=procedure promiss=promise
  promisse=promise prominant=prominent pronounciation=pronunciation propoganda=propaganda propably=probably proposterous=preposterous
  psycology=psychology pursuade(,d)=persuade purpous=purpose purpos=purpose puting=putting pyramyd=pyramid quanity=quantity quaterly=quarterly
  queit(,ly)=quiet quitely=quietly quetion(,s,ed)=question questoin=question qestion=question questionaire=questionnaire questionair=questionnaire
  quizes=quizzes rasberry=raspberry readible=readable realisticly=realistically realtively=relatively rember=remember remeber(,ed,s,ing)=remember
  rememberd=remembered remembred=remembered rembered=remembered remmember=remember rembember=remember recomend(,ed,s,ation)=recommend
  reccomend(,ed,s,ation)=recommend reccommend(,ed)=recommend reconize(,d)=recognize recgonize=recognize reciepe=recipe recipie=recipe refered=referred
  refering=referring referance=reference refrence=reference refridgerator=refrigerator refrigirator=refrigerator regreted=regretted rehersal=rehearsal
  reherse=rehearse relitive(,s,ly)=relative relevent=relevant religous=religious relieable=reliable reluctent=reluctant relunctant(,ly)=reluctant
  remembrence=remembrance rememberance=remembrance repitition=repetition repetion=repetition repsond=respond responce(,s)=response
  responsable=responsible responsibilty=responsibility responsability=responsibility resistence=resistance restarant=restaurant resently=recently
  retreive=retrieve revelant=relevant rhyth=rhythm rythm(,s)=rhythm rythym=rhythm rhythem=rhythm ridiculus=ridiculous rediculous(,ly)=ridiculous
  rediculus=ridiculous rideing=riding roomate(,s)=roommate sacrafice(,d)=sacrifice sacrifise=sacrifice sacreligious=sacrilegious safty=safety
  safley=safely saftey=safety sandwhich(,es)=sandwich sandwitch=sandwich sargent=sergeant sargeant=sergeant sergent=sergeant satelite=satellite
  sattelite=satellite saught=sought scandle=scandal scedule=schedule schedual=schedule shedule=schedule scarey=scary sceince=science scince=science
  scisors=scissors sissors=scissors scholer=scholar scolled=scrolled screach(,ed)=screech secratary=secretary secretery=secretary secretley=secretly
  sence(,s)=sense sensable=sensible sensative=sensitive sentance(,s)=sentence sentense=sentence seprate(,d)=separate seperetly=separately
  sevral=several severly=severely severel=several shadey=shady shepards=shepherd shephard=shepherd shineing=shining shoping=shopping shoud=should
  shoudl=should shold=should shouldent=shouldn't woudl=would woud=would wuld=would wouldent=wouldn't coudl=could coud=could siezure=seizure
  signifigant=significant significent=significant silouette=silhouette silohuette=silhouette similer=similar similiar(,ly)=similar simalar=similar
  similarily=similarly simpley=simply sincerly=sincerely sinceerly=sincerely sinse=since skilfull=skilful sking=skiing slipery=slippery
  slippry=slippery slowley=slowly soliders=soldiers soildier=soldier soldiar=soldier soliloquey=soliloquy somone=someone sombody=somebody
  somthing=something somethign=something someting=something sometihng=something somtimes=sometimes sometims=sometimes somwhere=somewhere
  somewere=somewhere soley=solely sophmore=sophomore sory=sorry sorrey=sorry sould=should souvenier=souvenir speach(,es)=speech specialy=specially
  spectaculer=spectacular spagetti=spaghetti stange(,ly,r)=strange starnge(,ly,r)=strange statment(,s)=statement stewerd=steward stoled=stole
  stomache=stomach stomack=stomach stoped=stopped stoping=stopping stong=strong storys=stories straigt=straight straght=straight strenght(,s)=strength
  strenth=strength strengh=strength strech(,ed,ing)=stretch strenous=strenuous stubborness=stubbornness studing=studying studdy=study
  stuborn(,ly)=stubborn suberb=superb suble=subtle subtley=subtly suficient=sufficient sufferring=suffering suffring=suffering
  sugest(,ed,s,ion)=suggest suger=sugar suitible=suitable sumer=summer superintendant=superintendent supercede=supersede supose(,d)=suppose
  suposedly=supposedly supress(,ed)=suppress surley=surely surelly=surely suround(,ed,ing)=surround surender(,ed)=surrender survivers=survivors
  suspicous(,ly)=suspicious suspicius=suspicious suspision=suspicion swiming=swimming swimm=swim sweatheart=sweetheart sylable=syllable
  symetr(y,ical)=symmetr sypathy=sympathy symptons=symptoms syncronize(,d)=synchronize tabacco=tobacco tabaco=tobacco tatoo(,s,ed)=tattoo
  tecnolog(y,ies)=technolog tecnique(,s)=technique temperture=temperature temperment=temperament temporarly=temporarily temperary=temporary
  tempory=temporary tendancy=tendency terible=terrible terribley=terribly terrable=terrible terriffic=terrific territor=territory therfore=therefore
  thankfull=thankful themselfs=themselves thousend=thousand thoroly=thoroughly thouroughly=thoroughly througly=thoroughly throught=through
  threshhold=threshold thruout=throughout thogh=though thoughtfull=thoughtful thnig=thing thign=thing tounge(,s)=tongue tonge=tongue
  togeather=together togehter=together toghether=together togther=together tolerence=tolerance tommorows=tomorrow's tonihgt=tonight tradgedy=tragedy
  tradegy=tragedy tragidy=tragedy trafic=traffic tremendious=tremendous tremendus=tremendous transfered=transferred transfering=transferring
  travelor=traveler truley=truly tryed=tried triing=trying triumphent=triumphant twelth=twelfth tyrany=tyranny tyrrany=tyranny
  unforetunat(e,ely)=unfortunat unfortunatly=unfortunately unfortunatley=unfortunately unfortunetly=unfortunately unecessary=unnecessary
  unneccessary=unnecessary uneasly=uneasily unforgetable=unforgettable unforgiveable=unforgivable unpleasent=unpleasant untilll=until unusaul=unusual
  unusuall=unusual useing=using usefull=useful usally=usually usualley=usually ususal(,ly)=usual utterley=utterly vaccum=vacuum vacume=vacuum
  vaccuum=vacuum vegatable(,s)=vegetable vegtable(,s)=vegetable vehical(,s)=vehicle vengance=vengeance vengence=vengeance verry=very verticle=vertical
  vetern=veteran vetinarian=veterinarian vicous=vicious victem(,s)=victim vilage(,s)=village villian(,s)=villain villege=village violance=violence
  visable=visible visious=vicious visiter(,s)=visitor voilence=violence vocanic=volcanic volcanoe=volcano volentary=voluntary
  volenteer(,s,ed)=volunteer volunter=volunteer vulnerible=vulnerable vulnurable=vulnerable wach(,ed,ing)=watch waitting=waiting waitres=waitress
  warrent=warrant wastefull=wasteful weakend=weekend weared=wore weaponary=weaponry welcom=welcome wellcome=welcome wheather=whether wheter=whether
  whereever=wherever whisle=whistle wistle(,d)=whistle whispher=whisper wisper(,ed,ing,s)=whisper whitch=which wich=which whcih=which whihc=which
  whil=while whoose=whose wholy=wholly wildernes=wilderness wilfull=wilful willfull=willful windoes=windows windos=windows withdrawl=withdrawal
  witnes=witness womens=women's wonderfull=wonderful wonderous=wondrous wonderfuly=wonderfully worring=worrying worryed=worried wrecklessly=recklessly
  writeing=writing writting=writing writen=written wrinting=writing wroet=wrote  yatch=yacht yesturday=yesterday yesterdy=yesterday
  yestarday=yesterday yhe=the yelow=yellow youself=yourself yoru=your youre=you're youv'e=you've youve=you've your'e=you're zeebra=zebra dont=don't
  didnt=didn't doesnt=doesn't isnt=isn't wasnt=wasn't werent=weren't arent=aren't couldnt=couldn't wouldnt=wouldn't shouldnt=shouldn't havent=haven't
  hasnt=hasn't hadnt=hadn't mustnt=mustn't neednt=needn't wouldve=would've couldve=could've shouldve=should've weve=we've theyve=they've
  theyll=they'll youll=you'll itll=it'll thatll=that'll im=I'm ive=I've thats=that's theres=there's whos=who's its'=its is'nt=isn't do'nt=don't
  did'nt=didn't was'nt=wasn't could'nt=couldn't would'nt=wouldn't does'nt=doesn't have'nt=haven't ca'nt=can't wo'nt=won't are'nt=aren't
  should'nt=shouldn't had'nt=hadn't were'nt=weren't
  calender(,s)=calendar accidently=accidentally expresso=espresso glamourous=glamorous heros=heroes hinderance=hindrance miniscule=minuscule solider(,s)=soldier
  supposably=supposedly undoubtably=undoubtedly wreckless(,ly)=reckless intrest=interest develope=develop wether=whether whats=what's heres=here's
  wheres=where's hows=how's hes=he's shes=she's finially=finally useable=usable privelage(,s)=privilege ment=meant irregardless=regardless
`;

/** Phrase list lines: the misspelling and its correction. */
export const englishMisspellings = misspellings.trim().split(/\s+/).map(toPhraseLine).join('|');

function toPhraseLine(pair: string): string {
  const [wrong = '', right = ''] = pair.replaceAll('_', ' ').split('=');
  const [, stem = '', ends = null] = /^(.*?)\((.*)\)$/.exec(wrong) ?? [];
  if (ends === null) return `${wrong} > ${right}`;
  const each = (start: string) =>
    ends
      .split(',')
      .map((end) => start + end)
      .join('/');

  return `${each(stem)} > ${each(right)}`;
}
