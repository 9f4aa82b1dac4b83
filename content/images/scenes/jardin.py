"""Alzheimer: a secured garden with a looping path, raised beds, a bench and two people."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
from clay_props import *
reset(); S=SKINS
world(sky=((0,'#F7E2BC'),(.6,'#F9E9CC'),(.8,'#E6E3D3'),(1,'#A6CAD8')),ambient='#d9e6f0',ground='#d9c08c',strength=.58)
sun(33,-58,4.0,'#ffd9a0',6)
ground(mat('#A3AC66',.95,bump=.25,scale=.7),24,0,(0,2)); river(26,80,'#6FA0BD',-1,x=120,streaks=30,lightcol='#A9CBD8',spread=40)
hill((-24,76,-1.6),34,7.5,'#B7C2B2',.3); hill((20,80,-1.6),40,9.5,'#C5CCBF',.3); cloud((-13,60,15.5),1.9,3,'#FFF3E2'); cloud((12,62,18),2.2,5,'#FFF3E2')
# looping path
a=np.linspace(0,2*np.pi,40,endpoint=False); pm=mat('#E8D2A6',.95,bump=.35,scale=4)
loop=[(.1+2.75*math.cos(t),.55+1.75*math.sin(t)) for t in a]; path(loop+[loop[0]],.78,pm); path([(.6,-1.1),(1.0,-2.2),(1.2,-4.0),(1.2,-7)],.9,pm,z=.010)
# the house on the left and its orange door, fence all round, closed gate
with group((-4.9,4.4,0),24):
    box((0,0,1.0),(3.6,2,2.0),mat('#F0DAB4',.9,bump=.1),.03); box((0,-1.0,.5),(.7,.08,1.02),mat('#FFF8EA'),.02); box((0,-1.03,.48),(.56,.08,.95),mat(TERRA,.6),.02); roof_hip((0,0,2.0),3.6,2,1.35,mat('#3F6558',.8,bump=.15),over=.2,ridge=.6); box((0,-1.25,1.14),(1.1,.55,.06),mat(ORANGE,.7),.02,rot=(.25,0,0))
    for x in (-1.25,1.25): window((x,-1.0,1.05),.5,.62,True)
    box((1.0,.2,3.0),(.3,.3,.8),mat('#A85B3A'),.02)
fence((-2.4,4.6),(6.6,4.6),.80); fence((6.6,4.6),(6.9,-2.4),.80); fence((-6.6,3.0),(-6.7,-1.4),.8)
for i in range(11): bush((-2.2+i*.86,4.95+.1*(i%2),0),.55,('#6F8F5A','#7F9A5B','#658A5C')[i%3],i)
for i in range(5): bush((7.3,3.9-i*1.2,0),.5,('#6F8F5A','#7F9A5B')[i%2],i+20)
maple((4.9,5.9,0),3.5,seed=3,n=30); maple((-.9,6.6,0),3.2,('#E0A03F','#EBBE5A','#D9812F'),seed=4,n=28); spruce((1.7,7,0),3.6); spruce((2.8,7.8,0),4.2,'#3C6E5C'); spruce((7.6,6.5,0),4,seed=2); maple((-7.4,7,0),3.6,('#C8512A','#DD7430','#E9A043'),seed=6)
# centre: a bird bath and flowers; raised beds beside the path
lathe((.1,.75,0),[(.26,0),(.22,.06),(.09,.12),(.08,.42),(.14,.5),(.42,.58),(.44,.64),(.38,.62)],mat('#DCCBAE',.9,bump=.3)); lathe((.1,.75,.60),[(.37,0),(.37,.015)],mat('#7FB0CC',.25,bump=.05,spec=.5)); sphere((.34,.62,.70),.065,mat(TERRA,.8),s=(1.3,.9,1)); sphere((.42,.60,.76),.04,mat(TERRA,.8))
for i in range(10): t=i*.628; bush((.1+.85*math.cos(t),.75+.55*math.sin(t),0),.20,'#7F9A5B',i,flowers=((TERRA,GOLD),(PLUM,'#D98CA0'),(GOLD,'#F6E7CF'))[i%3])
raised_bed((-2.3,-1.75,0),1.45,.6,.38,8,seed=2); raised_bed((3.45,-1.35,0),1.35,.6,.38,-14,seed=5,kind='veg'); raised_bed((-3.9,.6,0),1.3,.55,.38,70,seed=8)
bench((1.55,2.75,0),-10,1.45); lamppost((-1.5,3.3,0),1.7,1.6); leaves((-5,5,-4,4),110,seed=4)
bush((-4.7,-2.7,0),.5,'#7F8F4E',3,flowers=(PLUM,'#D98CA0')); bush((4.9,-2.9,0),.42,'#7F8F4E',6,flowers=(TERRA,GOLD))
q=person((-1.25,-1.10,0),22,face=dict(skin=S['olive'],hair='#d9d3ca',style='lowbun',mouth='smile',lips='#9c4138',age=2,nose=1.1,brows='#8d857c'),top=dict(kind='cardigan',color=PLUM,under='#F3D9C6',button=GOLD),bottom=('skirt','#C9A36A'),shoes='#5a3328',hands={'R':(-.75,-.9,3.1),'L':(.92,-.62,3.3)},look=6,step=.14)
r=person((-.56,-1.18,0),4,face=dict(skin=S['tan'],hair='#2f2622',style='short',mouth='open',age=0,jaw=1.04,beard='#2f2622',moustache='#2f2622'),top=dict(kind='sweater',color='#F0C56A',knit=6),bottom=('trousers','#44606e'),hands={'R':(-.82,-.66,3.3),'L':(.98,-.25,2.9)},look=-22,lady=False,wide=1.06,step=-.14)
with group(q['R'],10): # a small basket of flowers
    lathe((0,-.03,-.25),[(.07,0),(.10,.12)],mat('#B9834C',.9,bump=.4,scale=20)); tube([(-.09,-.03,-.14),(-.06,-.03,-.02),(.06,-.03,-.02),(.09,-.03,-.14)],.010,mat('#8f6236'))
    for i in range(9): sphere((.06*math.cos(i*2.4)*(.3+i/12),-.03+.06*math.sin(i*2.4)*(.3+i/12),-.11+.01*(i%3)),.035,mat((TERRA,GOLD,'#F6E7CF','#D2536B')[i%4],.8))
camera((-.5,-8.9,2.75),(.12,0,1.02),lens=46)
render('jardin',samples=14,scale=.85,exposure=.15)
