/** Development set: sentences with one error each, as `[written>meant]`. The rules were developed with them. */
export const developmentErrors = `
[Your>You're] late, and the soup is cold.
I think [your>you're] going to like the harbor.
Take [you're>your] coat off the chair.
Was that [you're>your] brother at the gate?
Call me when [your>you're] ready.
[You're>Your] dog has eaten the letter.
The house stood with [it's>its] dark windows to the road.
The cat licked [it's>its] paws by the stove.
[Its>It's] a long way to the ferry.
[Its>It's] been three weeks since she wrote.
She knew [its>it's] not the end of the world.
The ship lay on [it's>its] side in the mud.
Every village has [it's>its] fool.
I wonder if [its>it's] true.
[There>Their] house burned down in April.
They forgot [there>their] lunch on the bench.
[Their>There] was no one in the street.
I heard [their>they're] coming home on Friday.
[There>They're] not as stupid as they look.
The boys washed [there>their] hands.
[Who's>Whose] keys are these on the table?
He asked [who's>whose] turn it was.
The woman [who's>whose] son had drowned said nothing.
[Lets>Let's] go before the rain starts.
She [let's>lets] the dog sleep on her bed.
Before we begin, [lets>let's] not forget the lamp.
He is older [then>than] he looks.
The river ran faster [then>than] before.
She closed the door, and [than>then] she turned to the wall.
He drank the milk and [than>then] fell asleep.
First the lamp went out, [than>then] the fire.
If you pull that thread you will [loose>lose] it all.
He was afraid to [loose>lose] her again.
We might [loose>lose] the farm this winter.
The knot came [lose>loose] in his hands.
The rain [effected>affected] the whole harvest.
The medicine had no [affect>effect] on the child.
What [affect>effect] did the letter have?
She felt the [affects>effects] of the wine.
I could [of>have] told you that.
They would [of>have] stayed if we had asked.
You should [of>have] seen his face.
She couldn't [of>have] known.
He should [of>have] never left.
The coffee was [to>too] hot to drink.
There were [to>too] many people on the pier.
It was [to>too] late for supper.
The bag was [to>too] heavy for her.
The [to>two] brothers never spoke.
She walked [passed>past] the church without looking.
It was half [passed>past] six.
In the [passed>past] we sold our fish here.
She has [past>passed] her exam.
The children were very [quite>quiet] after that.
It was [quiet>quite] a long walk home.
The old road [lead>led] down to the harbor.
It was the guide who had [lead>led] them astray.
He refused on [principal>principle].
Her [principle>principal] reason was money.
I cannot [except>accept] this gift.
She could hardly [breath>breathe] in the smoke.
He took a deep [breathe>breath] and dived.
They climbed to the [peek>peak] of the mountain.
It [peaked>piqued] her curiosity.
Can you give me some [advise>advice]?
I would [advice>advise] you to leave.
I don't know [weather>whether] he will come.
He stepped on the [breaks>brakes] too late.
She [new>knew] that he was lying.
He bought a [knew>new] hat for the wedding.
You [where>were] right about him.
They [where>were] waiting at the gate.
I can't [here>hear] you over the wind.
Come over [hear>here] and sit down.
The plane left a [peace>piece] of metal on the beach.
She put [to>too] much salt in it.
He was [board>bored] with the game.
The [isle>aisle] of the church was cold.
She has long blonde [hare>hair].
The soldier was awarded a [metal>medal].
He was [adverse>averse] to hard work.
My [conscious>conscience] would not let me sleep.
He could not [bare>bear] the silence.
She gave him a [complement>compliment] on his tie.
He served in the [dessert>desert] war.
The car was [stationery>stationary] at the light.
We need to [altar>alter] the dress.
I [seen>saw] him at the market.
They have [went>gone] home already.
She had [wrote>written] a letter.
I had [ran>run] all the way from school.
She [layed>laid] the baby on the bed.
They [was>were] late for supper.
She has [ate>eaten] the last apple.
He had [took>taken] the wrong train.
The window was [broke>broken] when we came.
They had [began>begun] without us.
He should have [went>gone] to the doctor.
He [knowed>knew] the way by heart.
I think he had [fell>fallen] asleep.
He [throwed>threw] the stone into the well.
The bell had [rang>rung] twice.
He could have [swam>swum] to the shore.
Somebody has [stole>stolen] my coat.
She didn't [went>go] to the funeral.
He did not [knew>know] the answer.
She wanted to [went>go] home.
There [is>are] three cups on the shelf.
There [was>were] two men in the boat.
She [don't>doesn't] know what to say.
It [don't>doesn't] matter now.
We [was>were] on the road by six.
They [is>are] not my friends.
He [have>has] a boat in the harbor.
The dogs [was>were] barking all night.
The men [is>are] in the field.
One of the windows [were>was] open.
Neither of them [are>is] here.
Everyone [know>knows] that.
I [is>am] tired of waiting.
The box of apples [were>was] heavy.
He [go>goes] to church on Sundays.
It [make>makes] no difference.
My brother and I [was>were] alone.
It was a secret between my sister and [I>me].
[Me>I] and my brother went fishing.
She gave it to John and [I>me].
My mother and [him>he] never talked.
He did it [hisself>himself].
They built it [theirselves>themselves].
[Us>We] boys were always hungry.
John and [myself>I] will bring the tent.
She waited for [a>an] hour.
It was an old boat with [an>a] broken mast.
She was [a>an] only child.
He is [a>an] honest man.
He had [a>an] idea that would not leave him.
[A>An] owl called from the barn.
“I have no time[”>,”] he said.
“Come inside[.>,]” she said.
“It is late,” [She>she] said, and yawned.
“We should go home[”>,”] said Marta.
He asked[>,] “Are you hungry?”
“I never saw him[.>,]” said the old man.
She looked up. [he>He] was gone.
We met in the rain and [i>I] gave her my coat.
She was born in [july>July].
He speaks [english>English] with his wife.
We were married on a [saturday>Saturday] in May.
I [dont>don't] know the man.
He [cant>can't] swim.
It [wasnt>wasn't] my fault.
[Ive>I've] never been there.
They [wouldnt>wouldn't] let us in.
[Youre>You're] wrong about her.
I [wont>won't] go back there.
We [couldnt>couldn't] find the path.
[Whats>What's] that noise?
[Hes>He's] a good boy.
She [isnt>isn't] coming.
[Arent>Aren't] you cold?
She sold [apple's>apples] and pears at the gate.
The two [dog's>dogs] ran into the field.
My [mothers>mother's] house is empty now.
He borrowed his [brothers>brother's] coat.
It was [nobodys>nobody's] fault.
I will wait for her [everyday>every day] at six.
[Incase>In case] it rains, take the coat.
She was [infront>in front] of the house.
We stayed [atleast>at least] a week.
She loved him [aswell>as well].
[Apart>A part] of him wanted to stay.
I don't have [no>any] money.
She didn't say [nothing>anything].
We couldn't [hardly>] see the road.
They don't want [none>any].
This one is [more better>better].
It was the [most tallest>tallest] tree in the valley.
She sings [gooder>better] than anyone.
It was the [worstest>worst] day of all.
He is [suppose>supposed] to be here.
We [use>used] to live by the sea.
They were [suppose>supposed] to call.
I [ment>meant] to write to you.
The two men shook [there>their] heads.
She [recieved>received] a letter from her aunt.
Keep the two things [seperate>separate].
It [occured>occurred] to him in the night.
In the [begining>beginning] there was nothing.
They had an [arguement>argument] about money.
The hotel can [accomodate>accommodate] forty guests.
It was not [neccessary>necessary].
I am [greatful>grateful] for your help.
He looked [embarassed>embarrassed].
I [beleive>believe] you.
He lost his [calender>calendar].
She wrote in her [diery>diary].
He felt a great [releif>relief].
It was [truely>truly] awful.
The [goverment>government] fell in May.
He waited for her [adress>address].
They live in a [beautifull>beautiful] house.
It was a [suprise>surprise] for everyone.
She spoke with great [intrest>interest].
The [restaraunt>restaurant] was closed.
He grew up on [teh>the] coast.
It happened on [wensday>Wednesday].
He had a good sense of [humer>humor].
She [succeded>succeeded] at last.
They had a [posession>possession] or two.
She opened [the the>the] door.
He sat down [on on>on] the step.
[In order to>To] win, he cheated.
She went to town [in order to>to] buy thread.
He [utilizes>uses] a hammer.
[Due to the fact that>Because] it rained, we stayed.
It was a [free gift>gift].
The [end result>result] was the same.
She [shrugged her shoulders>shrugged].
They [returned back>returned] at dusk.
[Having eaten>], the table was cleared by the boys.
He waited[ ,>,] then left.
He came home[  > ]and slept.
There were [less>fewer] people than last year.
[Irregardless>Regardless] of what he says, I will go.
He [supposably>supposedly] lives there.
She was [laying>lying] on the bed when he came in.
He went and [laid>lay] down on the grass.
She did [good>well] on the test.
He runs [real>really] fast.
If you [loose>lose] the ticket, we walk home.
The strike [effected>affected] all of us.
He poured [to>too] much oil in the lamp.
I [laid>lay] awake until the bell rang.
`;
