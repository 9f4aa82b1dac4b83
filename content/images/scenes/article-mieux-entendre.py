"""Article: hearing better. Three friends talk round a small table with cups, in a bright dining room; one wears a hearing aid."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
from clay_props import *
reset(); S=SKINS
world(sky=((0,'#F6DDB4'),(.6,'#F9E6C8'),(1,'#B4D3DF')),ambient='#e2ebf2',ground='#ecd0a8',strength=.60)
floor_boards(-4,4,-4,1.6); wall_with_window(1.6,-4,4,3.2,-1.75,.15,.80,2.25,'#EBCFA0',panes=(4,2),dado='#FFF6E6')
ground(mat('#B9B36C',.95,bump=.2,scale=.7),9.5,-1.2,(0,6)); river(14,60,'#86B2CB',-1.3,x=90,streaks=50,lightcol='#B9D6E0',spread=22); hill((-14,62,-1.5),28,6.5,'#B9C0AE',.3); hill((16,64,-1.5),30,7.5,'#C5CCBF',.3)
maple((-2.6,6.4,-1.2),3.5,seed=6,n=30); spruce((.75,7.2,-1.2),3.0); sailboat((-1.05,22,-1.25),1.3)
for x in (-2.12,.10): curtain(x,1.32,.45,2.46,.32,'#C9562B')
tube([(-2.25,1.32,2.48),(.60,1.32,2.48)],.018,mat(DARKWOOD)); geraniums((-.80,1.40,.80),.62,box_col=TERRA,cols=('#E2603A','#F0A24A','#F6E7CF'),seed=3)
# a sideboard with plates on the right
with group((1.62,1.24,0)):
    box((0,0,.36),(1.35,.40,.60),mat(SPRUCE,.7),.02); box((0,-.01,.68),(1.42,.46,.045),mat(WOOD,.6),.014)
    for i in (-1,0,1): box((i*.44,-.205,.37),(.40,.02,.48),mat(light(SPRUCE,.14),.75),.010); sphere((i*.44+.14,-.225,.42),.018,mat(GOLD,.4,bump=0))
    for s in (-.6,.6): cyl((s,0,.03),.03,.06,mat(DARKWOOD),0)
    pot((-.44,.0,.70),.10,'leaf',CREAM,seed=9); teapot((.05,-.02,.70),1.15,TERRA,0); lathe((.46,0,.70),[(.05,0),(.15,.06),(.17,.10),(.155,.10),(.13,.06),(.01,.02)],mat(RIVER,.4))
    for i in range(5): sphere((.46+.075*math.cos(i*1.26),.06*math.sin(i*1.26),.80),.05,mat(('#D9632B','#E9B44C','#C8412A')[i%3],.7))
frame_pic((1.22,1.51,1.55),.62,.50,0,0); frame_pic((1.86,1.51,1.50),.38,.46,0,1)
rug((0,-.35,0),3.0,1.9,RIVER,round_=True); table_round((0,-.50,0),.52,.60,'#B67A48'); pendant((0,-.38,2.10),.27,GOLD,1.2,12)
chair((-.86,-.40,0),58,WOOD,SPRUCE); chair((.86,-.40,0),-58,WOOD,TERRA); chair((.03,.36,0),0,WOOD,PLUM)
# left: a man, listening, the aid behind his ear; right: a woman who tells; at the back: a woman who laughs with her
ML=dict(skin=S['rose'],hair='#a39a90',style='receding',mouth='smile',age=2,jaw=1.05,nose=1.18,brows='#8d857c',long=1.03,aid=(-1,RIVER))
a=person((-.82,-.44,0),56,face=ML,top=dict(kind='cardigan',color=SPRUCE,under='#F1E4CE',inner='collar',button=GOLD),bottom=('trousers','#5b5148'),pose='sit',hands={'L':(.18,-1.42,2.78),'R':(-.34,-1.36,2.78)},look=-10,lady=False,wide=1.06,lean=3)
b=person((.82,-.44,0),-54,face=dict(skin=S['tan'],hair='#c9c1b4',style='bob',mouth='open',lips='#9c3f38',age=2,lashes=False,cheeks=1.05,brows='#8d857c',nose=1.05),top=dict(kind='sweater',color=TERRA),extras=[('pendant',GOLD)],bottom=('trousers','#44525e'),shoes='#5a3328',pose='sit',hands={'L':(.42,-1.22,3.35),'R':(-.36,-1.36,2.80)},look=12,lean=2,tilt=3)
c=person((.03,.34,0),0,face=dict(skin=S['fair'],hair='#e2dcd2',style='pixie',mouth='smile',lips='#C0504A',age=2,glasses=PLUM,gshape='round',earrings=GOLD,eye='dot'),top=dict(kind='sweater',color='#5B82A3'),extras=[('pearls','#fbf5ea')],bottom=('skirt',SPRUCE),pose='sit',hands={'L':(.34,-1.40,2.80),'R':(-.34,-1.40,2.80)},look=-30,tilt=3)
cup((-.24,-.60,.605),1.15,'#F0C9A0',150,steam=True); cup((.24,-.66,.605),1.15,CREAM,20,steam=True); cup((.03,-.125,.605),1.15,TERRA,60,saucer=False)
lathe((.0,-.50,.605),[(.05,0),(.12,.022),(.13,.032),(.09,.018)],mat(GOLD,.35,bump=0,spec=.45))
for i in range(5): sphere((.055*math.cos(i*1.26),-.50+.055*math.sin(i*1.26),.640),.034,mat('#C98A4B',.8,bump=.3),s=(1,1,.55))
area((-2.8,-3.8,3.0),(0,0,.8),2.3,245,'#ffe2b4'); area((-.8,2.5,2.1),(0,-.4,.8),1.8,95,'#fff0d8'); area((2.8,-2.8,2.2),(0,0,.8),2,70,'#ffeedd')
camera((0,-4.45,1.66),(0,0,.98),lens=53)
render('article-mieux-entendre',samples=20,scale=1.0,exposure=.20,bounces=5,draft_w=720)
