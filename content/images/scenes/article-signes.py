"""Article: first signs that living alone is no longer safe. A kitchen: a pot boiling over, unopened letters, a note on the fridge."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
from clay_props import *
reset()
world(sky=((0,'#3A4A6E'),(1,'#6C7AA6')),ambient='#cfd8ea',ground='#e8cfae',strength=.46)
floor_boards(-4,4,-4,1.4); wall_with_window(1.4,-4,4,3.2,-1.72,-.78,.98,1.95,'#F0D9B5',panes=(2,2))
sn=mat('#C9D4EE',.95); ground(sn,20,-.3,(0,12)); spruce((-2.4,5.6,-.3),2.5,'#2F4F58',snow=True); qc_house((-3.3,8.6,-.2),1.4,1,2,'#A88F86','#DCE4F6',lit=.9,seed=5,h=.6,simple=True)
for x in (-1.98,-.80): curtain(x,1.12,.95,2.1,.24,'#C9562B')
# counters, tiles, shelf
H=.74
counter(-2.6,-.42,1.10,h=H,d=.56,front='#7FA08B'); counter(.40,.88,1.10,h=H,d=.56,front='#7FA08B')
for j in range(3):
    for i in range(13): box((-.55+.15*i,1.312,H+.10+.15*j),(.142,.012,.142),mat(('#F6E9D2','#F1DFC0','#F6E9D2')[(i+j)%3],.5),.004)
# stove
box((0,1.10,.36),(.80,.56,.72),mat('#FBF3E4',.5,bump=0),.025); box((0,.815,.34),(.62,.02,.36),mat('#3A302C',.4,bump=0),.02); box((0,.806,.34),(.50,.012,.24),mat('#FFB45A',.4,emit=.35,bump=0),.01); tube([(-.27,.78,.57),(.27,.78,.57)],.018,mat('#B9BEC2',.35,bump=0))
for i in range(4): cyl((-.24+.16*i,.812,.655),.034,.04,mat(TERRA if i==1 else INK,.5,bump=0),.008,rot=(R(90),0,0))
box((0,1.10,.735),(.78,.54,.03),mat('#4A403B',.4,bump=0),.010); box((0,1.36,.84),(.80,.06,.24),mat('#FBF3E4',.5,bump=0),.015); cyl((0,1.325,.87),.055,.015,mat('#FFF8EA',.5),.004,rot=(R(90),0,0))
for x,y,hot in ((-.18,1.02,True),(.20,1.02,False),(-.18,1.24,False),(.20,1.24,False)): lathe((x,y,.75),[(.115,0),(.115,.008)],mat('#F0582A' if hot else '#6B5F58',.5,emit=1.4 if hot else 0,bump=0))
# the pot, boiling over
PX,PY,PZ=-.18,1.02,.758
lathe((PX,PY,PZ),[(.135,0),(.150,.012),(.150,.195),(.158,.205),(.146,.205),(.140,.16)],mat(RIVER,.35,bump=0,spec=.4)); 
for q in (-1,1): tube([(PX+q*.15,PY,PZ+.16),(PX+q*.215,PY,PZ+.165),(PX+q*.215,PY-.001,PZ+.135),(PX+q*.15,PY,PZ+.13)],.013,mat(INK,.5))
make([P_sphere((PX,PY,PZ+.19),1,(.142,.142,.045))]+[P_sphere((PX+.10*math.cos(a),PY+.10*math.sin(a),PZ+.205),r) for a,r in ((.3,.055),(1.6,.05),(2.8,.06),(3.9,.052),(5.2,.058))]+[P_tube([(PX-.09,PY-.10,PZ+.205),(PX-.105,PY-.135,PZ+.17),(PX-.10,PY-.15,PZ+.07)],[.045,.036,.030]),P_tube([(PX+.08,PY-.11,PZ+.205),(PX+.085,PY-.14,PZ+.175),(PX+.085,PY-.153,PZ+.12)],[.040,.034,.026])],mat('#FFF8EC',.7),remesh=.012,smooth=5)
with group((PX+.045,PY+.02,PZ+.262),rot=(R(8),R(-15),0)): lathe((0,0,0),[(.155,0),(.150,.02),(.05,.055),(.02,.06)],mat(RIVER,.35,bump=0,spec=.4)); sphere((0,0,.078),.026,mat(INK,.5))
for k,(dx,h) in enumerate(((-.13,.42),(.0,.52),(.13,.44))): tube([(PX+dx,PY,PZ+.32),(PX+dx+.05,PY,PZ+.32+h*.3),(PX+dx-.03,PY,PZ+.32+h*.65),(PX+dx+.04,PY,PZ+.32+h)],[.006,.022,.018,.003],mat('#FFF8EC',.9,bump=0,emit=.2))
# the fridge and its notes
with group((1.30,1.00,0)):
    m=mat('#D9745A',.4,bump=0,spec=.4); box((0,0,.86),(.82,.70,1.72),m,.07); box((0,-.352,1.13),(.80,.02,.012),mat(dark('#D9745A',.35),.6),0)
    for z,h in ((1.36,.28),(.84,.42)): tube([(-.33,-.39,z-h/2),(-.33,-.39,z+h/2)],.020,mat('#E9E2D6',.35,bump=0))
    for x,z,w,h,c,t in ((.06,.86,.26,.30,'#FDF3C8',4),(-.10,1.40,.18,.18,'#F6E9D2',-6),(.20,1.42,.20,.24,'#CFE0E8',5)):
        with group((x,-.358,z),rot=(0,R(t),0)):
            box((0,0,0),(w,.008,h),mat(c,.9,bump=0),.003); sphere((0,-.012,h*.40),.026,mat((TERRA,SPRUCE,PLUM)[int(abs(x)*10)%3],.4,bump=0),s=(1,.5,1))
            for k in range(4 if h>.2 else 2): box((-.01,-.006,h*.16-k*.05),(w*.66-(.04 if k%2 else 0),.004,.012),mat('#8C7A66',.9,bump=0),0)
    with group((.06,-.368,.86),rot=(0,R(4),0)): tube([(-.07,-.002,-.105),(.05,-.002,-.105)],.010,mat(TERRA,.6,bump=0))
# unopened letters on the table in front
table((-.40,-.38,0),1.20,.66,.60,'#B67A48',0); rug((.1,-.35,0),3.0,1.5,SPRUCE,round_=True)
def letter(x,y,z,t,c=CREAM,s=1.0,win=False):
    with group((x,y,z),t,s):
        box((0,0,.006),(.26,.17,.012),mat(c,.9,bump=0),.004); tube([(-.125,.08,.0135),(0,-.012,.0155),(.125,.08,.0135)],.0035,mat(dark(c,.22),.9,bump=0),n=2)
        sphere((0,-.004,.014),.020,mat(TERRA,.6,bump=0),s=(1,1,.35))
rnd=random.Random(3)
for i in range(9): letter(-.42+rnd.uniform(-.10,.10),-.42+rnd.uniform(-.06,.06),.602+.013*i,rnd.uniform(-38,38),(CREAM,'#F1DFC0','#DCE6EA','#F6D9B8')[i%4])
letter(-.06,-.56,.602,24); letter(-.78,-.54,.602,-20,'#DCE6EA'); letter(-.08,-.28,.602,-14,'#F6D9B8')
eyeglasses((-.80,-.26,.602),1.1,20,'#3a2620'); chair((.30,-.16,0),-62,WOOD,TERRA)
pendant((-.40,-.2,1.98),.26,GOLD,1.2,12)
area((-2.8,-3.6,2.9),(0,0,.7),2.3,215,'#ffe2b8'); area((2.8,-2.8,2.0),(.4,0,.7),2,56,'#ffeedd'); area((-1.2,2.3,1.9),(-.5,.2,.6),1.2,26,'#9fb4ea'); point((PX,PY-.25,1.15),3,'#ffb060',.1)
camera((.19,-3.95,1.68),(.19,.3,.86),lens=50)
render('article-signes',samples=20,scale=.85,exposure=.12,glow=.10,bounces=5)
