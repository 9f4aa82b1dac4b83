"""Article: shingles and hearing. A calendar, a small vaccine bottle, a knitted scarf; gentle, by the window."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
from clay_props import *
reset()
world(sky=((0,'#DCE8EF'),(.5,'#E9EEF0'),(1,'#B9D3E3')),ambient='#dfe8f2',ground='#e8cfae',strength=.56)
wall_with_window(1.15,-3,3,2.8,-.62,.62,.86,2.35,'#D9A27E',panes=(2,2))
sn=mat(SNOW,.95); ground(sn,30,-.6,(0,22)); hill((-5,16,-.8),7,1.8,SNOW,.4); hill((6,18,-.8),8,2.2,'#E9EDF2',.4); spruce((-.75,6.4,-.6),2.4,snow=True); spruce((1.1,7.2,-.6),2.8,snow=True); qc_house((.15,10.2,-.6),1.5,1,2,'#C97B53',SNOW,lit=.8,seed=5,h=.6,simple=True)
rnd=random.Random(5)
for _ in range(50): sphere((rnd.uniform(-1.2,1.2),rnd.uniform(1.8,6),rnd.uniform(.6,2.6)),rnd.uniform(.010,.022),mat('#FFFFFF',.9,bump=0,emit=.5))
for x in (-.98,.66): curtain(x,.86,.5,2.6,.32,'#3F6A60')
tube([(-1.2,.86,2.62),(1.2,.86,2.62)],.018,mat(DARKWOOD))
box((0,-.06,.60),(3.6,1.87,.06),mat('#B67A48',.5,bump=.12,scale=3),.02); Z=.632
lathe((-.02,-.06,Z-.002),[(.62,0),(.62,.008)],mat('#F6E9D2',.95),s=(1.15,.62)); ring((-.02,-.06,Z+.006),.62,.010,mat(TERRA,.9),s=(1.15,.62))
calendar((-.26,.20,Z),1.6,12,TERRA,SPRUCE)
def bottle(loc,s=1.0,turn=0,cap=RIVER,liq='#F2D9B8'):
    with group(loc,turn,s):
        lathe((0,0,0),[(.085,0),(.098,.010),(.100,.030),(.100,.175),(.090,.205),(.058,.228),(.052,.240),(.052,.268)],mat(liq,.25,bump=0,spec=.5),seg=48)
        lathe((0,0,.050),[(.1015,0),(.1015,.105)],mat('#FFF8EA',.7),seg=48); lathe((0,0,.122),[(.1025,0),(.1025,.026)],mat(cap,.6),seg=48); make(P_sphere((0,-.1015,.088),1,(.024,.004,.024)),mat(TERRA,.7))
        lathe((0,0,.262),[(.066,0),(.068,.006),(.068,.040),(.060,.048)],mat('#C9CCCB',.3,bump=0,metallic=.3),seg=48); lathe((0,0,.310),[(.056,0),(.056,.024),(.048,.030)],mat(cap,.5),seg=48)
bottle((.18,.06,Z+.006),1.0,0,RIVER)
with group((.32,-.20,Z+.010),turn=-16): # a plaster
    make([P_tube([(-.12,0,.012),(.12,0,.012)],.050,flat=.22,seg=20,n=6)],mat('#E8B48C',.8),angle=180); box((0,0,.022),(.085,.070,.012),mat('#F6D9BC',.9),.005); [sphere((q*.085+dx,dy,.024),.0055,mat('#C98A63',.8,bump=0)) for q in (-1,1) for dx in (-.012,.012) for dy in (-.014,.014)]
# a folded scarf and the cup
cup((-.66,-.06,Z),1.55,CREAM,200,steam=True,tea='#7a3f1e')
# a folded knitted scarf with its fringe
with group((.64,.24,Z),turn=-12):
    for i,(w,c) in enumerate(((.50,PLUM),(.485,PLUM),(.475,PLUM))):
        box((0,.006*i,.030+.052*i),(w,.30,.050),mat(light(c,.05*i),.92),.024)
        for x in (-.13,.13): box((x,.006*i-.0,.030+.052*i),(.045,.304,.0525),mat(GOLD if x>0 else CREAM,.92),.022)
    box((-.11,-.20,.020),(.24,.26,.036),mat(PLUM,.92),.016); box((-.17,-.20,.020),(.035,.264,.039),mat(CREAM,.92),.014); box((-.05,-.20,.020),(.035,.264,.039),mat(GOLD,.92),.014)
    for k in range(10): tube([(-.215+.0235*k,-.325,.018),(-.218+.0240*k+.004*(k%2),-.385,.008)],.0085,mat(CREAM if k%3==1 else light(PLUM,.22),.9),n=2,seg=8)
with group((-.06,-.22,Z+.045),rot=(R(-66),0,R(-8))): hearing_aid((-.10,0,0),.62,0,'#8C9BA8')
pot((-.86,.52,Z),.105,'geranium',CREAM,seed=5)
area((-2.4,-2.4,2.6),(0,.2,.7),1.8,120,'#ffe0b4'); area((2.2,-2.0,1.6),(0,.2,.7),2,26,'#e8f0fa'); area((0,2.2,2.2),(0,0,.7),1.4,60,'#dcebf7')
camera((-.01,-2.62,1.66),(-.01,.28,.85),lens=56)
render('article-zona',samples=20,scale=.85,exposure=.10,bounces=5)
