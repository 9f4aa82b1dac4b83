"""Hearing better: a girl calls her grandfather's attention with a hand on his shoulder, her face at the height of his and in the light, the television off."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
from clay_props import *
reset(); S=SKINS
world(sky=((0,'#4A5A86'),(.6,'#8A86AE'),(1,'#5A6FA0')),ambient='#d3dcec',ground='#e0b88a',strength=.50)
floor_boards(-4,4,-4,1.5); wall_with_window(1.5,-4,4,3.2,-.20,.62,.92,2.20,'#E0AE80',panes=(2,2),dado='#FFF6E6')
sn=mat('#D5DDF2',.95); ground(sn,20,-.6,(0,22)); qc_house((.45,9.5,-.6),1.6,1,2,'#A88F86','#DCE4F6',lit=.9,seed=5,h=.6,simple=True); spruce((-.55,6.4,-.6),2.6,'#2F4F58',snow=True)
for x in (-.60,.64): curtain(x,1.22,.30,2.38,.34,'#3F6A60')
tube([(-.75,1.22,2.40),(1.15,1.22,2.40)],.018,mat(DARKWOOD))
bookshelf((-1.45,1.28,0),.95,1.62,.26,0,WOOD,seed=7)
# the television is off
with group((1.42,1.16,0),-8):
    box((0,0,.24),(.98,.38,.34),mat(SPRUCE,.7),.02); box((0,-.01,.43),(1.04,.42,.04),mat(WOOD,.6),.012)
    for i in (-1,1): box((i*.24,-.195,.24),(.44,.02,.27),mat(light(SPRUCE,.14),.75),.008); sphere((i*.06,-.215,.25),.016,mat(GOLD,.4,bump=0))
    for s in (-.42,.42): cyl((s,0,.035),.028,.07,mat(DARKWOOD),0)
    box((0,.03,.475),(.30,.16,.03),mat(INK,.6),.008); box((0,.04,.74),(.86,.07,.52),mat('#3A322F',.5,bump=0),.022); box((0,.0,.745),(.79,.012,.45),mat('#28303A',.35,bump=0,spec=.5),.006)
frame_pic((1.38,1.41,1.62),.56,.46,0,0)
rug((-.05,-.10,0),2.7,1.4,'#B9562F',round_=True); lamp_floor((-1.02,.62,0),1.50,power=22,emit=1.0)
armchair((-.26,.12,0),20,RIVER,pillow=None)
person((-.25,.04,0),20,face=dict(skin=S['tan'],hair='#d8d1c6',style='receding',mouth='smile',age=2,jaw=1.05,nose=1.18,brows='#a39a90',aid=(-1,RIVER)),top=dict(kind='vneck',color=GOLD,under='#f4efe6',inner='collar',knit=7),bottom=('trousers','#4b5563'),pose='sit',seat=1.72,hands={'L':(.34,-1.05,2.35),'R':(-.44,-1.02,2.35)},look=-26,tilt=-3,nod=-1,lady=False,wide=1.06,lean=-3)
person((.325,-.05,0),-70,face=dict(skin=S['olive'],hair='#4a2c1e',style='bangs',mouth='open',lips='#b3473f',age=0,lashes=True,freckles=True,cheeks=1.05),top=dict(kind='sweater',color='#C9502A',stripes=('#F6E3C4',.62,.34)),bottom=('skirt','#2F5D50'),shoes='#5a3328',hands={'R':(-1.11,-1.50,4.68),'L':(.86,-.62,3.0)},look=-12,tilt=2,scale=.19,big=1.2,lady=False,wide=.92,heavy=.92)
table_round((-1.30,-.10,0),.22,.44,'#B67A48'); cup((-1.30,-.10,.44),1.15,CREAM,30); book((.95,.62,.0),.22,.28,.04,TERRA,20)
cat((.98,.30,0),-32,1.0,col='#8d8178',pose='loaf',look=10); pot((2.02,.55,0),.17,'tall',CREAM,seed=3)
area((-2.6,-3.4,2.8),(0,0,.8),2.2,165,'#ffdcae'); area((2.8,-2.8,2.0),(.2,0,.8),2,52,'#ffeedd'); area((.2,2.3,2.0),(0,0,.8),1.2,24,'#9fb4ea')
camera((.0,-3.80,1.30),(.0,.1,.75),lens=52)
render('epaule',samples=6,scale=1.2,exposure=.22,glow=.08,bounces=5,draft_w=600)
