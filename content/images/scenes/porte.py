"""Services, the last step: an open orange door seen from inside, snow boots, a cat on the mat, and the path to a lit lobby. Holds upright (4:5) and wide (2:1)."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
from clay_props import *
reset()
world(sky=((0,'#DDE3EC'),(.5,'#E9DDD6'),(1,'#A9BED6')),ambient='#dfe6f2',ground='#e8cfae',strength=.54)
floor_boards(-4,4,-4,1.1,'#C9915A'); HD=1.92; W=.58
wm=mat('#EFD3A2',.95); dado=mat('#3F6A60',.8); y=1.1
for s in (-1,1): make(P_box((s*(W+1.8),y,1.7),(3.6,.18,3.4)),wm); box((s*(W+.10+1.75),y-.10,.40),(3.46,.03,.80),dado,.008); box((s*(W+.10+1.75),y-.115,.82),(3.46,.05,.05),mat('#FFF8EA',.7),.01)
make(P_box((0,y,HD+.75),(2*W,.18,1.5)),wm); tr=mat('#FFF8EA',.65)
for s in (-1,1): box((s*(W+.05),y-.02,HD/2),(.12,.25,HD),tr,.016)
box((0,y-.02,HD+.06),(2*W+.24,.26,.13),tr,.018); box((0,y,.012),(2*W,.30,.03),mat(DARKWOOD,.7),.008)
# the orange door, folded back inside on the right
with group((W-.02,y-.10,0),-62):
    with group((W-.02,0,0)):
        box((0,-.03,HD/2),(2*W-.04,.06,HD-.02),mat(TERRA,.55),.014)
        for q in (-1,1):
            for x in (-.25,.25): box((x,-.03+q*.032,.50),(.38,.014,.62),mat(dark(TERRA,.13),.6),.012)
            box((0,-.03+q*.034,1.40),(.80,.014,.62),mat('#FFF8EA',.6),.010); box((0,-.03+q*.040,1.40),(.70,.012,.52),mat('#CFE0E6',.3,bump=0,spec=.4),.004); box((0,-.03+q*.048,1.40),(.026,.012,.52),mat('#FFF8EA',.6),.003)
            sphere((.44,-.03+q*.075,.96),.042,mat(GOLD,.3,bump=0,spec=.6)); cyl((.44,-.03+q*.045,.96),.030,.04,mat(GOLD,.35,bump=0),.005,rot=(R(90),0,0))
# outside: snow, a path swept clean, and a residence whose lobby is lit
sn=mat(SNOW,.9,bump=.1,scale=1); ground(sn,40,-.10,(0,41.3)); path([(0,1.4),(.05,2.6),(.26,4.2),(.14,6.0),(.0,7.7)],[.95,.90,.84,.80,.95],mat('#DCC7A4',.95),z=-.085)
rnd=random.Random(4)
for i in range(14):
    t=.16+.84*i/13; py=1.9+5.4*t; px=(.05+.2*math.sin(t*3)); 
    for s in (-1,1): sphere((px+s*(.64+.05*rnd.random()),py,-.10),1,sn,s=(.20,.40,.055+.035*rnd.random()))
with group((0,8.6,-.10)):
    b=mat('#C97B4A',.9); c=mat('#F1DDB8',.9); rm=mat('#3F6558',.8); wt=mat('#FFF8EA',.7)
    box((0,.6,1.5),(7,1.2,3.0),c,.03); box((0,-.05,1.6),(2.0,.5,3.2),b,.03); roof_gable((0,.2,3.2),2.0,1.2,1.2,mat(SNOW,.9),over=.14); roof_hip((0,.6,3.0),7,1.2,1.3,mat(SNOW,.9),over=.2,ridge=.8)
    for x in (-2.9,-1.75,1.75,2.9):
        for z in (.95,2.15): window((x,-.02,z),.48,.66,True,glow=.7)
    window((0,-.31,2.35),.66,.70,True,panes=(3,2),glow=.7)
    box((0,-.315,.72),(1.30,.05,1.44),mat('#FFC873',.5,emit=.85,bump=0),.004)
    for x in (-.65,-.22,.22,.65): box((x,-.35,.72),(.055,.06,1.46),wt,.008)
    box((0,-.35,1.44),(1.36,.06,.07),wt,.01); box((0,-.35,1.10),(1.30,.05,.04),wt,.006)
    for s in (-1,1): sphere((s*.12,-.40,.72),.030,mat(DARKWOOD,.5)); cyl((s*.86,-.95,.72),.055,1.5,wt,.01); lantern((s*.80,-.42,.95),.5,light_power=3)
    sphere((.43,-.345,.32),.13,mat('#5E8A5A',.8),s=(1,.3,1.25)); lathe((.43,-.35,.02),[(.07,0),(.10,.16)],mat(TERRA,.7))
    box((0,-.68,1.50),(2.0,.78,.10),wt,.02); roof_gable((0,-.68,1.54),2.0,.75,.42,mat(SNOW,.9),over=.06); box((0,-.68,.02),(2.0,.9,.08),mat('#E4D3B5',.9),.01); point((0,-.9,1.15),18,'#ffc070',.12); point((0,-1.6,.6),10,'#ffb860',.2)
spruce((-2.5,6.8,-.1),3.0,snow=True); spruce((2.55,7.2,-.1),3.4,snow=True,seed=3); spruce((-3.6,9.5,-.1),4.2,snow=True,seed=5); spruce((3.9,9.5,-.1),4.0,snow=True,seed=6); lamppost((-1.05,4.6,-.1),1.8,3.2,snow=True)
for _ in range(50): sphere((rnd.uniform(-1.6,1.6),rnd.uniform(1.7,6),rnd.uniform(.1,2.6)),rnd.uniform(.011,.022),mat('#FFFFFF',.9,bump=0,emit=.5))
# the hall: mat, cat, boots, coats on their hooks, a bench
box((0,.34,.012),(1.30,.60,.026),mat('#8A5A34',.95,bump=.4,scale=20),.008); box((0,.34,.016),(1.18,.48,.024),mat('#A9713F',.95,bump=.4,scale=20),.006)
cat((-.33,.30,.03),22,1.12,look=10,scarf=None); snow_boots((.34,.38,.028),14,'#35566e'); snow_boots((-.80,.62,.0),-8,'#8a3f2b')
box((-1.35,.94,1.52),(.98,.05,.10),mat(WOOD,.7),.012)
for i,(x,c) in enumerate(((-1.78,RIVER),(-1.25,'#E9B44C'))):
    cyl((x,.88,1.50),.020,.10,mat(GOLD,.4,bump=0),.004,rot=(R(90),0,0)); make([P_sphere((x,.86,1.36),1,(.13,.075,.12)),P_lathe([(.02,.64),(.165,.645),(.172,.68),(.16,.95),(.145,1.30),(.06,1.42)],c=(x,.86,0),s=(1,.55)),P_tube([(x-.11,.86,1.34),(x-.19,.84,1.10),(x-.20,.83,.86)],[.06,.058,.052]),P_tube([(x+.11,.86,1.34),(x+.19,.84,1.10),(x+.20,.83,.86)],[.06,.058,.052])],mat(c,.9),remesh=.016,smooth=5)
tube([(-1.02,.86,1.50),(-1.00,.83,1.10),(-1.04,.83,.72)],[.045,.050,.045],mat(TERRA,.9),flat=.5,up=(0,1,0)); box((-1.40,.80,.30),(.92,.34,.05),mat(WOOD,.7),.014)
for x in (-1.78,-1.02): box((x,.80,.14),(.06,.30,.28),mat(WOOD,.7),.01)
pot((1.42,.62,0),.20,'tall',CREAM,seed=3); frame_pic((-1.35,.97,2.05),.44,.40,0,0); suitcase((-1.36,.62,.0),.95,6,PLUM)
area((-2.4,-3.0,2.9),(0,.4,.6),2.0,150,'#ffe0b0'); area((2.6,-2.8,2.0),(0,.5,.7),2,40,'#ffeedd'); area((0,2.6,2.5),(0,.3,.2),1.2,60,'#dfeaf8')
camera((0,-3.7,1.46),(0,.9,.84),lens=50)
render('porte',samples=14,scale=.85,exposure=.14,glow=.12,bounces=5,draft_w=390)
