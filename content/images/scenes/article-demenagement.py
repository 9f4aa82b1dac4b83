"""Article: preparing the move. Boxes, an armchair, a plant and a framed picture before an open door."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
from clay_props import *
reset()
world(sky=((0,'#F7E2BC'),(.5,'#F6E6CC'),(.75,'#DCE4E2'),(1,'#A6CAD8')),ambient='#e2ebf2',ground='#ecd0a8',strength=.60)
floor_boards(-4,4,-4,1.28,n=14)
# wall with a doorway and a window
wm=mat('#EED4A8',.95)
for (a,b,c,d) in ((-4,-.36,0,3.2),(.62,4,0,3.2),(-.36,.62,2.02,3.2)): make(P_box(((a+b)/2,1.36,(c+d)/2),(b-a,.16,d-c)),wm)
fm=mat('#FFFAF0',.6)
for x in (-.36,.62): box((x,1.33,1.02),(.10,.24,2.06),fm,.012)
box((.13,1.33,2.05),(1.10,.24,.11),fm,.012); box((.13,1.30,.012),(.98,.30,.024),mat('#C9A071',.7),.008)
for a,b in ((-4,-.41),(.67,4)): box(((a+b)/2,1.265,.06),(b-a,.03,.12),fm,.01)
with group((.60,1.26,0),turn=112):   # the door leaf, opened inward, hinged on the right
    box((-.45,0,1.0),(.90,.05,1.96),mat(TERRA,.6),.012)
    for z,h in ((.52,.62),(1.42,.78)):
        for x in (-.66,-.24): box((x,-.028,z),(.30,.02,h),mat(light(TERRA,.10),.6),.010)
    sphere((-.83,-.05,.98),.035,mat(GOLD,.35,bump=0,metallic=.3,spec=.6))
# outside: the gallery, the street and its houses in autumn
box((.13,2.0,-.05),(2.6,1.1,.10),mat('#B98B5C',.8),.01); ground(mat('#AFA95F',.95),12,-.45,(0,12)); path([(.13,2.5,-.44),(.3,5,-.44),(.2,12,-.44)],.8,mat('#E8D2A6',.95))
qc_house((1.30,13.0,-.45),1.5,1,2,'#B5613F','#4F6F66',lit=.6,seed=5,h=.68,simple=True); qc_house((-.80,13.3,-.45),1.4,1,2,'#E8CFA6','#8A3F2B',lit=.6,seed=8,h=.68,simple=True); maple((-.55,6.4,-.45),2.3,seed=3); bush((1.3,5.2,-.45),.42,'#7F9A5B',4,flowers=(TERRA,GOLD))
# the things of a life, ready to go
rug((-.05,-.28,0),2.5,1.35,SPRUCE,round_=True)
armchair((-.98,.38,0),30,RIVER,pillow=GOLD)
moving_box((-.12,.02,0),.86,-6); moving_box((.98,.36,0),1.18,-8); moving_box((.95,.38,.402),.92,10,'#D0A670'); moving_box((.52,-.14,0),.92,14,'#BE8E55',open_=True)
pot((.95,.38,.716),.115,'leaf',TERRA,seed=4)
for i,(c,t) in enumerate(((PLUM,12),(GOLD,-8))): book((.52,-.14,.300+.036*i),.25,.19,.036,c,t)
lathe((.43,-.07,.30),[(.04,0),(.075,.05),(.07,.13),(.035,.17),(.045,.20)],mat(RIVER,.4))
with group((-.14,-.235,.270),rot=(R(-14),0,R(-3))):
    frame_pic((0,0,0),.50,.54,0,0,'#8A5432')
lamp_floor((-1.62,.95,0),1.45,power=8); suitcase((1.27,-.14,0),.95,-12,PLUM)
frame_pic((-1.10,1.26,1.62),.46,.56,0,1);
cat((-.62,-.30,0),24,.92,look=-8)
for i,(x,y) in enumerate(((.35,1.02),(.02,.92),(.24,.80))): sphere((x,y,.008),.045,mat((TERRA,GOLD,ORANGE)[i],.8),s=(1,.75,.16),rot=(.1,.1,i))
area((.13,2.7,1.8),(0,.3,.2),1.2,75,'#ffe0b0'); area((-2.8,-3.4,2.8),(0,0,.5),2.2,185,'#ffe2b8'); area((2.6,-2.6,1.8),(0,0,.5),2,40,'#e6eef8')
sun(26,166,2.2,'#ffcb8a',5)
camera((.06,-4.3,1.46),(.06,.2,.84),lens=50)
render('article-demenagement',samples=6,scale=1.2,exposure=.1,bounces=5)
