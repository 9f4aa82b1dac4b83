"""Article: leisure. Three friends play cards round a table."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
from clay_props import *
reset(); S=SKINS
world(sky=((0,'#F6DDB4'),(1,'#BBD6E0')),ambient='#e2ebf2',ground='#ecd0a8',strength=.55)
floor_boards(-4,4,-4,1.6); make(P_box((0,1.6,1.6),(9,.1,3.2)),mat('#D98F62',.95,bump=.05,scale=1.5)); bookshelf((-1.75,1.4,0),1.3,1.7,.26,0,WOOD,seed=7); frame_pic((.25,1.52,1.65),.8,.62,0,0); frame_pic((1.05,1.52,1.55),.45,.55,0,1); lamp_floor((1.85,1.1,0),1.5,power=9); pot((2.4,.9,0),.2,'tall',CREAM,seed=3)
rug((0,-.3,0),3.0,1.9,SPRUCE,round_=True); table_round((0,-.42,0),.62,.60,'#B67A48',cloth='#3F6558'); pendant((0,-.35,2.0),.28,GOLD,1.2,12)
chair((-.92,-.35,0),60,WOOD,TERRA); chair((.92,-.35,0),-60,WOOD,TERRA); chair((0,.55,0),0,WOOD,PLUM)
person((-.86,-.38,0),48,face=dict(skin=S['tan'],hair='#5a534e',style='receding',mouth='open',age=2,jaw=1.05,nose=1.2,brows='#4a423d'),top=dict(kind='cardigan',color=RIVER,under='#F1E4CE',inner='collar',button='#F1E4CE'),bottom=('trousers','#5b5148'),pose='sit',hands={'L':(.30,-1.35,3.0),'R':(-.25,-1.35,2.95)},look=6,lady=False,wide=1.06)
person((.86,-.38,0),-48,face=dict(skin=S['deep'],hair='#b9b4ae',style='afro',mouth='open',lips='#7c332f',age=1,earrings=GOLD,lashes=True),top=dict(kind='boat',color=ORANGE),extras=[('foulard',RIVER)],bottom=('skirt',PLUM),pose='sit',hands={'L':(.25,-1.35,2.95),'R':(-.30,-1.35,3.0)},look=-6)
person((0,.50,0),0,face=dict(skin=S['fair'],hair='#e2dcd2',style='set',mouth='open',lips='#C0504A',age=2,glasses=RIVER),top=dict(kind='cardigan',color=GOLD,under='#FBF3E4',button=DARKWOOD),extras=[('pearls','#fbf5ea')],bottom=('skirt',SPRUCE),pose='sit',hands={'L':(.35,-1.25,3.0),'R':(-.35,-1.25,3.0)},look=-6,tilt=4)
for i,(x,y,t,c) in enumerate(((-.12,-.55,20,TERRA),(.02,-.50,-10,PLUM),(.14,-.58,35,TERRA),(-.02,-.66,-30,SPRUCE))): card((x,y,.622),t,c,s=1.1)
for i in range(4): card((-.02,-.06+.001*i,.70+.0),0,TERRA,rot=(R(62),0,R(-24+16*i)),s=.9,suit=False)
cup((.34,-.62,.615),1.1,CREAM,30); cup((-.36,-.60,.615),1.1,TERRA,150)
area((-2.8,-3.4,2.8),(0,0,.7),2.2,200,'#ffe2b8'); area((2.6,-2.6,2.2),(0,0,.7),2,60,'#ffeedd')
camera((0,-4.9,1.75),(0,0,.98),lens=54)
render('loisirs',samples=6,scale=1.2,exposure=.12,bounces=5)
