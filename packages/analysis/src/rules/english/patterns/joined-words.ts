import type { ErrorPatternList } from '../error-patterns.ts';

/** Errors in compound spelling: words wrongly joined or separated. */
export const joinedWords: ErrorPatternList = {
  rule: 'joined-words',
  reason: 'written-apart',
  patterns: `
    alot=a_lot/infront=in_front/aswell=as_well/atleast=at_least/incase=in_case/eachother=each_other/noone=no_one/infact=in_fact/alittle=a_little/nevermind=never_mind/abit=a_bit/ofcourse=of_course/inspite=in_spite/upto=up_to/eventhough=even_though/atall=at_all/incharge=in_charge/ontop=on_top/outof=out_of/thankyou=thank_you/highschool=high_school/everytime=every_time/goodmorning=good_morning/goodnight=good_night/nomatter=no_matter/bythe=by_the/ofthe=of_the/inthe=in_the/tothe=to_the/onthe=on_the/atthe=at_the/andthe=and_the/itis=it_is/iam=I_am/ihave=I_have/insteadof=instead_of/becauseof=because_of/sothat=so_that/asif=as_if/rightnow=right_now/kindof=kind_of/sortof=sort_of/awhole=a_whole
    -an/the/his/her/my/our/your/their/these/of/and/or/in/with/as/those/from/all/some/such/its/most/very/more/into/no everyday=every_day ./at/for/since/when/until/from/after/before/she/he/they/we/i/to/in
    everyday=every_day at/when/until/since/before/after/for
    it/he/she/they/there/this/that/we/you maybe=may_be a/an/the/true/late/too/right/wrong/that/some/many/time/possible/able/dead/lost/gone/sick/coming/here/more
    for/quite awhile=a_while
    been/for/took/take/takes/not/such/quite along=a_long time
    apart=a_part of
    have/has/had/it's/is/was/i've/he's/she's all_ready=already -for/to/and
    all_together=altogether different/wrong/new/too/another/forgotten/gone
    can_not=cannot -only/but/merely/just/simply
    with_out=without -of
    my_self=myself/your_self=yourself/him_self=himself/her_self=herself/it_self=itself/them_selves=themselves/our_selves=ourselves
    how_ever=however .
    an_other=another
    to_gether=together/al_ways=always/in_side=inside/out_side=outside/be_cause=because/be_fore=before/any_thing=anything/every_thing=everything/no_body=nobody/some_how=somehow/mean_while=meanwhile/where_ever=wherever/when_ever=whenever/what_ever=whatever/al_most=almost/al_though=although/al_ready=already/good_bye=goodbye/news_paper=newspaper/grand_mother=grandmother/grand_father=grandfather
    some_one=someone ./who/to/else/in/had/was -of
    through_out=throughout the/his/her/my/all/their/this/that/january/february/march/april/june/july/august/september/october/november/december day/night/year/summer/winter/spring/autumn/war/week/whole/house/town/village/he/she/i/they/we/his/her/afternoon/evening/morning/journey/voyage/time/country/land
    some_where=somewhere ./in/above/below/behind/near/beyond/on/to/else/there/between
    any_where=anywhere/every_where=everywhere/no_where=nowhere/in_stead=instead
    every_body=everybody/no_body=nobody/some_thing=something/any_body=anybody/some_body=somebody -of/like
    -day/night to_day=today ./is/was/and/in/at/that/of/because/if
    i/he/she/they/we/you all_ready=already -to/for/and/in/when/at/but
    -in/is/isn't/of/without/no/find/found/by/see/saw/know/knew/be/was/wasn't/have/had/not/want/wanted/like/there/there's/that's/or any_way=anyway $
    -the/a/in/this/my/his/her/as/at some_times=sometimes he/she/i/they/we/it/the
    to setup=set_up/login=log_in/backup=back_up/workout=work_out/breakdown=break_down/makeup=make_up/checkout=check_out/cleanup=clean_up
  `,
};
