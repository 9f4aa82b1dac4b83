"""Alzheimer: a bright small kitchen. An older woman stirs a bowl at the table, her daughter beside her lets her do; a large clock on the wall."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
from clay_props import *
reset(); S=SKINS
world(sky=((0,'#F6DDB4'),(.6,'#F9E6C8'),(1,'#B4D3DF')),ambient='#e3ebf2',ground='#e8c79b',strength=.60)
floor_boards(-4,4,-4,1.4); wall_with_window(1.4,-4,4,3.2,-1.95,-.95,1.02,2.15,'#F3DDB2',panes=(2,2))
ground(mat('#B9B36C',.95,bump=.2,scale=.7),16,-.8,(0,8)); river(14,60,'#86B2CB',-1.0,x=90,streaks=40,lightcol='#B9D6E0',spread=22); hill((-22,62,-1.5),34,6.5,'#B9C0AE',.3); maple((-3.3,6.0,-.8),3.2,seed=6,n=28)
for x in (-2.22,-.98): curtain(x,1.12,.98,2.30,.24,'#E3A867')
geraniums((-1.45,1.22,1.02),.52,box_col=TERRA,cols=('#E2603A','#F0A24A','#F6E7CF'),seed=3)
H=.74
counter(-3.2,2.4,1.10,h=H,d=.56,front='#7FA08B')
for j in range(2):
    for i in range(24): box((-.72+.15*i,1.312,H+.10+.15*j),(.142,.012,.142),mat(('#FBF3E4','#F1DFC0','#FBF3E4')[(i+j)%3],.5),.004)
# shelf with jars, open: everything in sight
box((1.62,1.24,1.40),(1.20,.24,.035),mat(WOOD,.7),.01)
for x,c in ((1.16,TERRA),(1.36,CREAM),(1.56,GOLD)): lathe((x,1.22,1.42),[(.06,0),(.08,.05),(.08,.15),(.06,.17)],mat(c,.4,bump=.03)); sphere((x,1.22,1.60),.03,mat(DARKWOOD,.6))
pot((1.98,1.22,1.42),.075,'leaf',RIVER,seed=6)
# on the counter: kettle, cups, tap and sink under the window
lathe((.98,1.05,H+.01),[(.12,0),(.15,.03),(.14,.13),(.09,.18),(.02,.20)],mat(RIVER,.35,bump=0,spec=.4)); tube([(.98-.11,1.05,H+.16),(.98-.08,1.05,H+.28),(.98+.08,1.05,H+.28),(.98+.11,1.05,H+.16)],.016,mat(DARKWOOD)); tube([(.98+.12,1.03,H+.08),(.98+.22,1.0,H+.17)],[.035,.018],mat(RIVER,.35,bump=0)); sphere((.98,1.05,H+.22),.025,mat(DARKWOOD))
tube([(-1.45,1.22,H+.02),(-1.45,1.22,H+.22),(-1.45,1.14,H+.27),(-1.45,1.06,H+.20)],.020,mat('#C9D2D4',.3,bump=0)); lathe((-1.45,1.02,H+.012),[(.27,0),(.27,.012)],mat('#C9D2D4',.4,bump=0),s=(1,.55))
for i,c in enumerate((GOLD,TERRA)): cup((1.42+.26*i,1.02,H+.022),1.25,c,30,saucer=False)
# the clock
CX,CZ=.185,1.71
cyl((CX,1.29,CZ),.305,.05,mat(TERRA,.6),.018,rot=(R(90),0,0),seg=64); cyl((CX,1.265,CZ),.262,.03,mat('#FFFAF0',.8),.006,rot=(R(90),0,0),seg=64)
for i in range(12):
    a=R(30*i)
    with group((CX+.213*math.sin(a),1.247,CZ+.213*math.cos(a)),rot=(0,a,0)): box((0,0,0),(.026 if i%3==0 else .016,.01,.060 if i%3==0 else .036),mat(INK,.7),.003)
for a,l,w in ((R(215 if NIGHT else -50),.120,.016),(R(62),.180,.011)): tube([(CX,1.240,CZ),(CX+l*math.sin(a),1.240,CZ+l*math.cos(a))],w,mat(INK,.6)); 
sphere((CX,1.238,CZ),.026,mat(TERRA,.6),s=(1,.5,1))
# the table, higher than a dining table: they stand
TH=.68
table((.02,-.30,0),1.75,.74,TH,'#B67A48'); rug((0,-.2,0),3.2,1.5,'#B9562F',round_=True)
q=person((-.30,.24,0),6,face=dict(skin=S['fair'],hair='#d3ccc2',style='lowbun',mouth='smile',lips='#C0504A',age=2,glasses=RIVER,cheeks=1.06),top=dict(kind='cardigan',color=PLUM,under='#F6E3C4',button=GOLD),bottom=('skirt','#4d5a66'),hands={'R':(-.34,-1.22,3.62),'L':(.84,-.98,3.34)},nod=14,look=-9,lean=3)
d=person((.62,.26,0),-8,face=dict(skin=S['rose'],hair='#7a3b22',style='ponytail',mouth='smile',lips='#b3473f',age=1,lashes=True,freckles=True),top=dict(kind='shirt',color='#F0C56A',collar='#FBF3E4'),bottom=('trousers','#3E6C8F'),hands={'R':(-.62,-1.02,2.98),'L':(.66,-.98,2.98)},look=22,nod=6,tilt=-3,heavy=1.08)
# bowl and spoon under her hands
bx,by=q['R'][0]+.07,-.22
lathe((bx,by,TH),[(.07,0),(.10,.01),(.185,.09),(.215,.165),(.200,.168),(.165,.09),(.01,.03)],mat(RIVER,.4,bump=0,spec=.4),seg=56); lathe((bx,by,TH+.105),[(.17,0),(.16,.012),(.02,.022)],mat('#F3DFB4',.8)); ring((bx,by,TH+.166),.207,.010,mat(CREAM,.5,bump=0))
r=q['R']; tube([(r[0]-.005,r[1]-.02,r[2]+.10),(r[0]+.005,r[1]-.015,r[2]-.02),(bx+.02,by+.02,TH+.11)],[.014,.015,.018],mat('#E0B478',.7))
# things to bake with
lathe((-.66,-.36,TH),[(.075,0),(.09,.02),(.095,.20),(.07,.23),(.072,.25)],mat('#FBF3E4',.5)); cyl((-.66,-.36,TH+.27),.076,.045,mat(TERRA,.5),.010)
for i,(x,y) in enumerate(((-.42,-.52),(-.33,-.56),(-.40,-.60))): sphere((x,y,TH+.042),.044,mat('#E9C9A2' if i else '#F6E9D2',.6),s=(1,1,1.18))
with group((.66,-.42,TH),turn=10): box((0,0,.012),(.42,.26,.024),mat('#D9A56B',.7),.010)
for i,(x,y) in enumerate(((.56,-.42),(.68,-.36),(.76,-.47))): sphere((x,y,TH+.075),.062,mat(('#C8412A','#D9632B','#C8412A')[i],.5),s=(1,1,.92)); tube([(x,y,TH+.12),(x+.01,y,TH+.155)],.006,mat(DARKWOOD))
area((-2.8,-3.8,3.0),(0,0,.8),2.3,235,'#ffe2b4'); area((2.8,-2.8,2.2),(.2,0,.8),2,72,'#ffeedd')
if NIGHT: pendant((-.86,-.02,1.72),.21,GOLD,1.2,25); area((-.9,-2.6,2.2),(.15,.1,1.15),1.0,56,'#ffb45c')  # the lamp over the table
else: area((-1.45,2.2,2.2),(0,-.2,.8),1.4,70,'#fff0d8')  # daylight through the window
camera((.05,-4.25,1.70),(.05,.1,1.02),lens=52)
render('alzheimer-cuisine',samples=7 if NIGHT else 20,scale=1.0,exposure=.20,bounces=5,draft_w=720)
