"""Article: functional exercise and falls. An older woman, standing tall, stretches an elastic band in a bright room."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
from clay_props import *
reset(); S=SKINS
world(sky=((0,'#F6DDB4'),(1,'#BBD6E0')),ambient='#e2ebf2',ground='#ecd0a8',strength=.62)
floor_boards(-4,4,-4,1.4); wall_with_window(1.2,-4,4,3.4,-2.05,-.62,.55,2.35,'#BFD0BC',panes=(2,2),dado='#FFF6E6')
ground(mat('#AFA95F',.95),8,-.5,(0,6)); river(12,60,'#6FA0BD',-.8,x=90,streaks=16,lightcol='#A9CBD8'); maple((-2.4,5.2,-.5),2.9,seed=3); hill((-8,50,-1),20,6,'#B9C0AE',.3)
for x in (-2.40,-.58): curtain(x,.92,.35,2.55,.30,'#E8935A')
tube([(-2.55,.92,2.57),(-.15,.92,2.57)],.018,mat(DARKWOOD))
# mat, chair for balance, dumbbells, ball
box((.02,-.16,.012),(1.75,.84,.024),mat(PLUM,.95),.010,rot=(0,0,R(-3))); box((.02,-.16,.020),(1.63,.74,.012),mat(light(PLUM,.12),.95),.004,rot=(0,0,R(-3)))
p=person((.02,-.12,.026),-8,face=dict(skin=S['beige'],hair='#d8d3ca',style='bob',mouth='open',lips='#B85650',age=2,cheeks=1.04),top=dict(kind='sweater',color=TERRA),bottom=('trousers','#35566e'),shoes=CREAM,hands={'R':(-1.30,-.72,5.75),'L':(1.28,-.86,3.55)},look=-2,nod=2,step=.10)
with group((.02,-.12,.026),-8,.25): ring((0,.01,2.97),.55,.11,mat(dark(TERRA,.08),.88),s=(1.06,.86))
band(p['R'],p['L'],GOLD,.0)
for q in 'RL': sphere(p[q],.032,mat(dark(GOLD,.15),.6),s=(1,1,1.2))
chair((1.02,.12,0),-28,WOOD,SPRUCE); dumbbell((-.80,-.62,0),1.15,24,RIVER); dumbbell((-1.02,-.44,0),1.15,6,RIVER)
sphere((-1.18,.42,.30),.30,mat(GOLD,.6)); ring((-1.18,.42,.30),.299,.010,mat(dark(GOLD,.2),.6),rot=(.3,.2,0)); ring((-1.18,.42,.30),.299,.010,mat(dark(GOLD,.2),.6),rot=(1.4,.5,0))
pot((1.72,.72,0),.20,'tall',CREAM,seed=3); frame_pic((.95,1.09,1.52),.54,.64,0,0)
cyl((1.05,.10,.41),.040,.14,mat('#8FB9C9',.3,bump=0),.010); cyl((1.05,.10,.495),.024,.035,mat(RIVER,.5),.006)
area((-1.3,2.3,2.2),(0,0,.6),1.8,95,'#ffe9c8'); area((-2.8,-3.4,2.8),(0,0,.8),2.2,200,'#ffe2b8'); area((2.6,-2.6,1.8),(0,0,.7),2,46,'#e6eef8')
camera((.0,-4.75,1.32),(.0,0,.90),lens=54)
render('article-exercice',samples=20,scale=.85,exposure=.18,bounces=5)
