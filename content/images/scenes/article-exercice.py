"""Article: chair, counter, stairs. A woman rises from a chair in her kitchen, one hand on the counter; stairs behind her."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
from clay_props import *
reset(); S=SKINS
world(sky=((0,'#F6DDB4'),(1,'#BBD6E0')),ambient='#e2ebf2',ground='#ecd0a8',strength=.62)
floor_boards(-4,4,-4,1.6); wall_with_window(1.6,-4,4,3.6,.75,1.95,1.05,2.20,'#BFD0BC',panes=(2,2),dado='#FFF6E6')
ground(mat('#AFA95F',.95),12,-.5,(0,8)); river(14,60,'#6FA0BD',-.8,x=90,streaks=16,lightcol='#A9CBD8'); maple((2.1,6.0,-.5),3.0,seed=3); hill((8,50,-1),22,6,'#B9C0AE',.3)
for x,w in ((.50,.26),(1.93,.26)): curtain(x,1.30,1.0,2.36,w,'#E8935A')
tube([(.40,1.32,2.38),(2.30,1.32,2.38)],.018,mat(DARKWOOD))
stairs(-.22,.72)
# the counter runs along the wall, then a lower cupboard; everything at hand
H=.74; counter(.30,2.6,1.18,h=H,d=.62,front='#7F9A8B'); 
lathe((1.02,1.16,H+.02),[(.12,0),(.15,.03),(.14,.13),(.09,.18),(.02,.20)],mat(RIVER,.35,bump=0,spec=.4)); tube([(.91,1.16,H+.17),(.94,1.16,H+.30),(1.10,1.16,H+.30),(1.13,1.16,H+.17)],.016,mat(DARKWOOD)); tube([(1.14,1.14,H+.09),(1.24,1.11,H+.18)],[.035,.018],mat(RIVER,.35,bump=0)); sphere((1.02,1.16,H+.23),.025,mat(DARKWOOD))
cup((1.46,1.02,H+.022),1.2,GOLD,30,saucer=False); pot((1.86,1.14,H+.02),.12,'geranium',CREAM,seed=3)
rug((.05,-.38,0),2.5,1.35,'#B9562F',round_=True)
# she rises: feet flat, weight forward, one hand on the counter's corner, the other leaving the arm of the chair
counter(.47,1.20,.30,h=H,d=.62,front='#7F9A8B'); lathe((.98,.34,H+.022),[(.05,0),(.15,.06),(.17,.10),(.155,.10),(.13,.06),(.01,.02)],mat(TERRA,.4))
for i in range(5): sphere((.98+.075*math.cos(i*1.26),.34+.06*math.sin(i*1.26),H+.12),.05,mat(('#D9632B','#E9B44C','#C8412A')[i%3],.7))
chair((-.30,.12,0),58,WOOD,SPRUCE)
p=person((-.12,.02,0),58,face=dict(skin=S['beige'],hair='#d8d3ca',style='bob',mouth='smile',lips='#B85650',age=2,cheeks=1.04),top=dict(kind='sweater',color=TERRA),bottom=('trousers','#35566e'),shoes=CREAM,pose='rise',seat=2.28,lean=17,hands={'L':(1.54,-1.55,3.66),'R':(-.50,-.80,2.72)},look=30,nod=-8)
area((1.3,2.6,2.3),(.2,0,.6),1.8,95,'#ffe9c8'); area((-2.8,-3.4,2.8),(0,0,.8),2.2,205,'#ffe2b8'); area((2.6,-2.6,1.8),(0,0,.7),2,50,'#e6eef8')
camera((.10,-4.75,1.42),(.10,0,.88),lens=52)
render('article-exercice',samples=14,scale=.85,exposure=.18,bounces=5,draft_w=390)
