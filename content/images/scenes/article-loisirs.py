"""Article: activities and leisure. Two friends play cards, a third plays the accordion; knitting on the table."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
from clay_props import *
reset(); S=SKINS
world(sky=((0,'#DCE8EF'),(.5,'#E6EEF2'),(1,'#C4DBE8')),ambient='#e2ebf2',ground='#ecd0a8',strength=.55)
floor_boards(-4,4,-4,1.6); wall_with_window(1.6,-4,4,3.2,-2.45,-1.42,.85,2.25,'#DA9468',panes=(2,2),dado='#FFF6E6')
ground(mat(SNOW,.9),20,-.4,(0,12)); spruce((-2.9,6.0,-.4),2.6,snow=True); spruce((-4.3,7.4,-.4),3.2,snow=True); hill((-6,18,-.6),9,2.2,'#E9EDF2',.4)
for x in (-2.78,-1.40): curtain(x,1.32,.55,2.42,.30,'#F0DDBC')
tube([(-2.9,1.32,2.44),(-1.0,1.32,2.44)],.018,mat(DARKWOOD))
bookshelf((1.85,1.42,0),1.2,1.22,.26,0,WOOD,seed=7,shelves=3); cat((1.62,1.38,1.24),-14,.85,look=16); frame_pic((.95,1.51,1.72),.45,.55,0,1); lamp_floor((-.70,1.20,0),1.45,power=8)
rug((0,-.3,0),3.0,1.9,SPRUCE,round_=True); table_round((0,-.52,0),.62,.60,'#B67A48'); pendant((0,-.35,2.12),.26,GOLD,1.2,10)
chair((-.90,-.38,0),56,WOOD,TERRA); chair((.90,-.38,0),-56,WOOD,TERRA)
a=person((-.85,-.42,0),46,face=dict(skin=S['tan'],hair='#6b625b',style='receding',mouth='open',age=2,jaw=1.05,nose=1.2,brows='#4a423d',eye='happy'),top=dict(kind='cardigan',color=RIVER,under='#F1E4CE',inner='collar',button='#F1E4CE'),bottom=('trousers','#5b5148'),pose='sit',hands={'L':(.22,-1.30,3.12),'R':(-.22,-1.30,3.12)},look=8,lady=False,wide=1.06,tilt=-4)
b=person((.85,-.42,0),-46,face=dict(skin=S['deep'],hair='#b9b4ae',style='afro',mouth='open',lips='#7c332f',age=1,earrings=GOLD,lashes=True,eye='happy'),top=dict(kind='boat',color=ORANGE),extras=[('foulard',RIVER)],bottom=('skirt',PLUM),shoes=TERRA,pose='sit',hands={'L':(.22,-1.30,3.12),'R':(-.22,-1.30,3.12)},look=-8,tilt=5)
def fan(x,y,z,turn,col,n=5):
    for i in range(n):
        a=(i-(n-1)/2)*19
        with group((x,y+.003*i,z),rot=(R(78),0,R(turn))):
            with group((0,0,.007*i),rot=(0,0,R(-a))):
                with group((0,.075,0)): card((0,0,0),0,col,s=1.25,suit=False)
for h,t,c in ((a,58,TERRA),(b,-58,SPRUCE)):
    m=[(u+v)/2 for u,v in zip(h['L'],h['R'])]; fan(m[0]+(.05 if t>0 else -.05),m[1]-.03,m[2]-.02,t*.45,c)
# the accordion player, standing behind the table
q=person((.04,.50,0),-2,face=dict(skin=S['rose'],hair='#dcd7cf',style='side',mouth='open',age=2,jaw=1.06,nose=1.2,moustache='#dcd7cf',hat=None,glasses='#5a3328'),top=dict(kind='shirt',color='#B9483A',collar='#F1E4CE'),extras=[('braces',DARKWOOD)],bottom=('trousers','#44525e'),hands={'L':(1.02,-.62,3.72),'R':(-1.02,-.62,3.72)},look=0,tilt=-6,lady=False,wide=1.06)
with group((.04,.50-.205,.97)):
    for s in (-1,1):
        with group((s*.185,0,0),rot=(0,R(s*8),0)):
            box((0,0,0),(.075,.17,.30),mat(SPRUCE,.4,bump=0,spec=.4),.020); box((s*.005,-.088,.0),(.055,.012,.26),mat(GOLD,.5,bump=0),.004)
            if s<0:
                for k in range(8): box((-.006,-.096,-.105+.030*k),(.046,.010,.024),mat('#FFF8EA',.5,bump=0),.003)
            else:
                for k in range(5):
                    for j in (-1,1): sphere((.006+j*.012,-.097,-.09+.045*k),.009,mat(PLUM,.4,bump=0))
    n=9
    for i in range(n):
        t=(i-(n-1)/2)/((n-1)/2); x=t*.135; box((x,.0,-.012*(1-t*t)),(.0175,.155 if i%2 else .125,.275 if i%2 else .235),mat(TERRA if i%2 else '#F0D9A8',.8,bump=0),.006,rot=(0,R(t*8),0))
for i,(x,y,t,c) in enumerate(((-.10,-.62,20,TERRA),(.02,-.56,-14,PLUM),(.10,-.68,38,SPRUCE),(-.03,-.76,-30,TERRA))): card((x,y,.602+.002*i),t,c,s=1.2)
cup((.30,-.30,.602),1.1,CREAM,30); cup((-.30,-.32,.602),1.1,TERRA,150); knitting((-.02,-.26,.602),.85,10,PLUM)
area((-1.5,2.5,2.1),(0,-.4,.8),1.6,70,'#dcebf7'); area((-2.8,-3.6,2.8),(0,0,.8),2.2,215,'#ffe2b8'); area((2.6,-2.8,2.2),(0,0,.7),2,60,'#ffeedd')
camera((0,-4.75,1.72),(0,0,.95),lens=53)
render('article-loisirs',samples=20,scale=.85,exposure=.12,bounces=5)
