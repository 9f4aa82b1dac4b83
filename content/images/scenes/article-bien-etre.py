"""Article: mental wellbeing. A woman with a warm cup at her window; a cardinal on the feeder, in the snow."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
from clay_props import *
reset(); S=SKINS
world(sky=((0,'#DCE8EF'),(.5,'#E9EEF0'),(1,'#B9D3E3')),ambient='#dfe8f2',ground='#e8cfae',strength=.56)
floor_boards(-4,4,-4,1.2); wall_with_window(1.3,-4,4,3.2,-.42,1.28,.62,2.30,'#E6B98C',panes=(1,1),dado='#FFF6E6')
for x in (-.78,1.30): curtain(x,1.02,.30,2.48,.34,'#3F6A60')
tube([(-.95,1.02,2.50),(1.80,1.02,2.50)],.018,mat(DARKWOOD))
# outside
sn=mat(SNOW,.95); ground(sn,30,-.35,(0,20)); hill((-3,14,-.6),7,1.6,SNOW,.4); hill((5,17,-.6),8,2.0,'#E9EDF2',.4)
qc_house((-.35,10.5,-.3),1.5,1,2,'#C97B53',SNOW,lit=.8,seed=5,h=.6,simple=True); qc_house((2.6,10.8,-.3),1.4,1,2,'#E8CFA6',SNOW,lit=.8,seed=9,h=.6,simple=True)
for x,y,h in ((-1.0,6.2,2.6),(2.15,6.6,2.9),(1.35,8.2,2.4)): spruce((x,y,-.35),h,snow=True)
rnd=random.Random(5)
for _ in range(60): sphere((rnd.uniform(-.9,1.9),rnd.uniform(1.9,6),rnd.uniform(.5,2.6)),rnd.uniform(.010,.022),mat('#FFFFFF',.9,bump=0,emit=.5))
# the feeder, hanging from a snowy branch
FX,FY,FZ=.50,1.85,1.06
tube([(2.1,2.0,2.20),(1.3,1.92,2.02),(.5,1.86,1.96),(-.15,1.86,1.88)],[.06,.048,.036,.018],mat('#6B4A36',.9)); tube([(2.0,1.98,2.245),(1.3,1.90,2.065),(.5,1.85,1.998),(.0,1.85,1.935)],[.045,.038,.028,.014],sn)
tube([(FX,FY,1.96),(FX,FY,FZ+.52)],.008,mat(INK))
with group((FX,FY,FZ),scale=1.45):
    box((-.04,0,0),(.70,.30,.035),mat(WOOD,.75),.010); box((0,.0,.13),(.20,.16,.22),mat('#F0DDB8',.7),.010); box((0,-.083,.12),(.13,.01,.15),mat('#D9A85C',.8),.004)
    for s in (-1,1): box((s*.13,.0,.13),(.022,.17,.24),mat(TERRA,.7),.006)
    o=roof_gable((0,0,.24),.36,.26,.16,mat(TERRA,.7),over=.05,bevel=.012); make([P_tube([(-.13,y,.335),(0,y,.425),(.13,y,.335)],[.03,.042,.03],seg=14) for y in (-.12,-.04,.04,.12)],sn,remesh=.014,smooth=5)
    for s in (-1,1): box((-.04,s*.155,.03),(.70,.018,.035),mat(DARKWOOD,.8),.005); box((-.04+s*.355,0,.03),(.018,.30,.035),mat(DARKWOOD,.8),.005)
    for i in range(16): sphere((-.34+.034*i,-.10+.02*(i%3),.024),.012,mat(('#8A5B33','#D9A85C','#5a4030')[i%3],.8,bump=0))
cardinal((FX-.40,FY-.10,FZ+.035),1.25,14)
with group((FX+.33,FY-.10,FZ+.035),turn=10,scale=1.15): # a chickadee keeps it company
    sphere((0,0,.06),.058,mat('#B9B1A6',.9),s=(1.15,1,1)); sphere((-.03,0,.115),.042,mat('#F4EEE2',.9)); sphere((-.028,0,.135),.038,mat('#2B2522',.9),s=(1,1,.6)); tube([(.05,0,.055),(.13,0,.04)],[.022,.014],mat('#6b655d',.9)); lathe((-.068,0,.112),[(.010,0),(.001,.022)],mat('#2B2522',.5),rot=(0,R(-90),0))
# the room
rug((-.35,-.25,0),2.4,1.3,'#B9562F',round_=True); armchair((-.70,.18,0),34,RIVER,pillow=None)
p=person((-.66,.12,0),34,face=dict(skin=S['olive'],hair='#dcd6cc',style='lowbun',mouth='smile',lips='#9c4138',age=2,nose=1.08,brows='#8d857c',glasses=None,earrings=GOLD),top=dict(kind='sweater',color=GOLD),bottom=('skirt',PLUM),shoes='#7a3f2a',pose='sit',seat=1.75,hands={'L':(.27,-1.10,3.40),'R':(-.29,-1.10,3.40)},look=30,nod=-3,lean=-3)
m=[(u+v)/2 for u,v in zip(p['L'],p['R'])]; cup((m[0]+.005,m[1]-.015,m[2]-.055),1.15,CREAM,120,saucer=False)
table_round((-1.42,.10,0),.24,.42,'#B67A48'); book((-1.40,.08,.42),.20,.26,.04,SPRUCE,14); book((-1.41,.09,.46),.18,.24,.035,ORANGE,-6)
pot((1.62,.80,0),.20,'tall',CREAM,seed=3); geraniums((1.02,1.12,.62),.42,box_col=TERRA,cols=('#E2603A','#F0A24A','#F6E7CF'),seed=4); frame_pic((-1.35,1.19,1.62),.46,.56,0,1)
lamp_floor((-1.62,.72,0),1.45,power=9)
area((.4,2.5,2.1),(-.3,0,.7),1.6,80,'#dcebf7'); area((-2.8,-3.6,2.9),(0,0,.7),2.3,205,'#ffe2b8'); area((2.8,-2.8,2.0),(0,0,.7),2,46,'#ffeedd')
camera((-.04,-4.3,1.40),(-.04,.3,.93),lens=51)
render('article-bien-etre',samples=6,scale=1.2,exposure=.14,glow=.08,bounces=5,draft_w=600)
