/**
 * Held-out test set: sentences with one error each, as `[written>meant]`, collected before the rules. No rule was changed because of them.
 */
export const heldOutErrors = `
If [your>you're] not careful the ice will give.
[Your>You're] the only one who knows the road.
I hope [your>you're] happy with what you did.
[Its>It's] raining again in the valley.
The town had lost [it's>its] only doctor.
[Its>It's] too dark to read in here.
[Their>They're] going to miss the train.
Put the box over [their>there] by the door.
[They're>Their] boots were full of snow.
[Theirs>There's] a man at the window.
[Whose>Who's] coming to dinner tonight?
[Lets>Let's] see what the old man wants.
She was taller [then>than] her brother.
There were more boats [then>than] we could count.
I would rather walk [then>than] wait here.
Don't [loose>lose] your ticket.
She keeps [loosing>losing] her keys.
His death [effected>affected] her more than she said.
Smoking will [effect>affect] your lungs.
He must [of>have] forgotten the key.
We might [of>have] passed her on the road.
I wanted to go [to>too], but they said no.
She was [too>to] go to school in the fall.
He had [to>too] much to say.
He drove [passed>past] us in the rain.
A whole year [past>passed] before he wrote.
Please be [quite>quiet], the baby is asleep.
She [lead>led] him by the hand through the crowd.
The school [principle>principal] called my mother.
Everyone came [accept>except] Tom.
[Breath>Breathe] slowly and count to ten.
She took a [peak>peek] through the keyhole.
The [whether>weather] was fine all week.
Please don't [brake>break] the glass.
I [no>know] what you did.
[Were>Where] are you going?
He ate a [peace>piece] of bread.
The [boarder>border] between the two farms was a ditch.
She walked down the [isle>aisle] alone.
A [hoard>horde] of tourists came off the boat.
She was barely [conscience>conscious] when they found her.
They ate ice cream for [desert>dessert].
She [poured>pored] over the old maps.
He [done>did] it without asking.
He had [drank>drunk] all the wine.
He [brung>brought] his own chair.
We [come>came] home late last night.
I have never [saw>seen] such a storm.
She [drawed>drew] a picture of the barn.
She had [chose>chosen] the blue one.
The boat has [sank>sunk] off the point.
I have [broke>broken] the jug.
Did you [saw>see] that?
There [is>are] many reasons to stay.
He [don't>doesn't] like the sea.
You [was>were] there when it happened.
She [have>has] never been to the city.
Each of the boys [have>has] a knife.
Everybody [were>was] asleep.
[These>This] kind of thing happens here.
She [want>wants] a new dress.
Between you and [I>me], he was drunk.
[Him>He] and his wife sold the house.
They invited my wife and [I>me] to dinner.
[Her>She] and Tom were married in June.
He bought [a>an] apple at the corner.
He wore [an>a] uniform.
There was [an>a] house on the hill.
She has [an>a] university degree.
“Where are you going,” [He>he] asked.
She said[>,] “The boat is gone.”
The rain stopped at noon. [the>The] sun came out.
They came back on [monday>Monday].
The war was fought in [france>France] that year.
She [didnt>didn't] answer.
[Im>I'm] going home.
[Thats>That's] the last of the bread.
[Theyre>They're] all asleep.
It [doesnt>doesn't] hurt.
[Theres>There's] a storm on the way.
The [Smith's>Smiths] are coming to dinner.
The [boys>boy's] hand was cut.
She has [alot>a lot] of friends.
It is true that she [maybe>may be] late.
I [can not>cannot] remember.
We are [all ready>already] late.
He never told [nobody>anybody].
I can't find it [nowhere>anywhere].
He is more [stronger>strong] than me.
For all [intensive>intents and] purposes he was dead.
She is [use>used] to the cold.
He was born and [razed>raised] here.
They will [definately>definitely] come.
We waited [untill>until] dark.
It was a [wierd>weird] feeling.
See you [tommorow>tomorrow].
She has a new [freind>friend].
It was an [independant>independent] country.
They ran into the [feild>field].
She [finaly>finally] slept.
I have a terrible [memmory>memory].
Her [nieghbor>neighbor] had a goat.
She [realy>really] loved him.
They [dissapeared>disappeared] into the fog.
He bought a [peice>piece] of land.
They were [and and>and] tired.
They [utilized>used] the old barn.
[At this point in time>Now] we have nothing.
He [nodded his head>nodded] and left.
[Walking down the road>], the trees were bare.
She laughed[.T>. T]hen she cried.
A large [amount>number] of boats were lost.
It was a [mute>moot] point.
I feel [badly>bad] about it.
You did that [perfect>perfectly].
`;
