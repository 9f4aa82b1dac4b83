"""The meeting: an advisor and an older woman at the kitchen table, tea, a notebook, a cat, snow outside."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
from clay_props import *
reset(); S=SKINS
world(sky=((0,'#DCE8EF'),(.5,'#E6EEF2'),(1,'#C4DBE8')),ambient='#dfe8f2',ground='#e8cfae',strength=.55)
floor_boards(-4,4,-4,2); wall_with_window(1.5,-4,4,3,-.95,.95,.78,2.05,'#F0D9B5',panes=(3,2),dado='#FFF6E6')
make(P_box((-3.1,-1,1.5),(.16,6,3)),mat('#EBCFA4',.95,bump=.05))
# outside
ground(mat(SNOW,.9,bump=.1,scale=1),40,-.3,(0,20)); 
for x,y,h in ((-1.9,6.0,2.6),(1.75,6.6,3.0),(2.7,7.6,3.4),(-3.0,8,3.2)): spruce((x,y,-.3),h,snow=True)
hill((-3,16,-.6),8,2.0,SNOW,.4); hill((6,18,-.6),8,2.4,'#E9EDF2',.4)
for x,c,w in ((-.95,'#C97B53',1.3),(.55,'#E8CFA6',1.2)): qc_house((x,8.6,-.25),w,1,2,c,SNOW,lit=.8,seed=int(x*10),h=.55,simple=True)
rnd=random.Random(5)
for _ in range(70): sphere((rnd.uniform(-2.2,2.2),rnd.uniform(2.2,6),rnd.uniform(.4,2.6)),rnd.uniform(.014,.028),mat('#FFFFFF',.9,bump=0,emit=.5))
# kitchen: counter to the right, shelf, curtains
counter(1.25,3.4,1.14,h=.74,d=.5,front='#7FA08B'); counter(-3.0,-1.55,1.14,h=.74,d=.5,front='#7FA08B')
for x in (-1.10,1.10): curtain(x-.12 if x<0 else x-.10,1.33,.72,2.18,.22,'#DB8B5B')
tube([(-1.35,1.33,2.20),(1.35,1.33,2.20)],.018,mat(DARKWOOD))
for z in (1.42,1.80):
    box((2.15,1.33,z),(1.5,.22,.035),mat(WOOD,.7),.01); box((-2.25,1.33,z),(1.1,.22,.035),mat(WOOD,.7),.01)
for i,(x,c) in enumerate(((1.6,TERRA),(1.8,CREAM),(2.0,GOLD),(2.55,RIVER))): lathe((x,1.30,1.44),[(.05,0),(.07,.05),(.07,.14),(.05,.16)],mat(c,.4,bump=.03))
pot((2.30,1.30,1.44),.07,seed=4); pot((-2.3,1.30,1.82),.08,seed=6); teapot((1.75,1.30,1.82),.9,GOLD); lathe((2.1,1.30,1.82),[(.04,0),(.11,.07),(.12,.09)],mat(PLUM,.4)); book((-2.1,1.3,1.44),.2,.2,.05,RIVER); lathe((-2.45,1.30,1.44),[(.05,0),(.08,.08),(.05,.17),(.03,.2)],mat(TERRA,.4))
for i in range(3): book((2.45,1.28,1.82+.04*i),.22,.18,.04,(SPRUCE,ORANGE,CREAM)[i],turn=8*i)
lathe((2.0,1.12,.765),[(.13,0),(.14,.16),(.10,.20),(.03,.24)],mat('#C9D2D4',.3,bump=0)); pot((1.45,1.10,.765),.10,'leaf',CREAM,seed=9); geraniums((0,1.36,.76),.62,box_col=TERRA,cols=('#E2603A','#F0A24A','#F6E7CF'))
frame_pic((-2.95,.2,1.6),.5,.6,90,0)
rug((0,-.45,0),3.0,2.0,'#B9562F',round_=True)
table_round((0,-.52,0),.62,.60,'#B67A48'); 
chair((-.85,-.28,0),46,WOOD,SPRUCE); chair((.85,-.28,0),-46,WOOD,TERRA)
pendant((0,-.35,2.02),.30,TERRA,1.2,12)
person((-.80,-.33,0),42,face=dict(skin=S['brown'],hair='#2a1d18',style='curls_long',mouth='open',lips='#8f3b38',lashes=True,age=0,nose=1.15,earrings=GOLD),top=dict(kind='cardigan',color=GOLD,under=CREAM,inner='crew',button=DARKWOOD),bottom=('trousers','#4d5a66'),pose='sit',hands={'L':(.42,-1.42,2.72),'R':(-.30,-1.50,2.72)},look=8,nod=4,lean=4)
person((.80,-.33,0),-42,face=dict(skin=S['fair'],hair='#e2dcd2',style='set',mouth='smile',lips='#C0504A',age=2,glasses='#7a3b22',cheeks=1.06),top=dict(kind='cardigan',color='#4C7A9E',under='#F3D9C6',button='#F3D9C6'),extras=[('pearls','#fbf5ea')],bottom=('skirt','#4d5a66'),shoes=TERRA,pose='sit',hands={'R':(-.42,-1.40,2.78),'L':(.36,-1.36,2.78)},look=-6,nod=2,lean=3)
notebook((-.20,-.74,.605),.95,22,TERRA); teapot((.04,-.36,.605),1.25,SPRUCE,200); cup((.22,-.80,.605),1.15,CREAM,20,steam=True); cup((-.42,-.52,.605),1.15,'#F0C9A0',160)
lathe((.30,-.18,.605),[(.06,0),(.13,.025),(.14,.035),(.10,.02)],mat(RIVER,.35,bump=0))
for i in range(4): sphere((.27+.05*(i%2),-.20+.05*(i//2),.645),.038,mat('#C98A4B',.8,bump=.3),s=(1,1,.55))
cat((.62,1.32,.775),-6,1.0,look=18)
area((-.2,2.6,2.0),(0,-1,.6),1.9,95,'#dcebf7'); area((-3.2,-4.2,3.6),(0,-.3,.7),2.6,230,'#ffe0b4'); area((3.5,-3.6,2.2),(0,-.3,.8),3,60,'#ffe9d0')
if NIGHT: point((0,-.9,1.8),26,'#ffca88',.2); area((-.9,-4.2,2.3),(0,-.4,1.0),1.4,60,'#ffb45c')  # the lamp over the table
camera((0,-5.1,1.72),(0,0,.96),lens=50)
render('rencontre',samples=6,scale=1.15,exposure=.18,glow=.10,bounces=5)
