"""Alzheimer: in a fenced garden whose path makes a loop, a mother and her son walk arm in arm toward us; a cardinal on a post. Holds upright (4:5) and wide (2:1)."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
from clay_props import *
reset(); S=SKINS
world(sky=((0,'#F7E2BC'),(.6,'#F9E9CC'),(.8,'#E6E3D3'),(1,'#A6CAD8')),ambient='#d9e6f0',ground='#d9c08c',strength=.58)
sun(32,-52,4.0,'#ffd9a0',6)
ground(mat('#A3AC66',.95,bump=.25,scale=.7),24,0,(0,2)); river(26,80,'#6FA0BD',-1,x=120,streaks=30,lightcol='#A9CBD8',spread=40)
hill((-24,76,-1.6),34,7.5,'#B7C2B2',.3); hill((20,80,-1.6),40,9.5,'#C5CCBF',.3); cloud((-9,60,15.5),1.8,3,'#FFF3E2'); cloud((10,62,17),2.0,5,'#FFF3E2')
# the loop: it leaves on one side of them and comes back on the other
a=np.linspace(0,2*np.pi,40,endpoint=False); pm=mat('#EAD6AC',.95,bump=.35,scale=4)
loop=[(2.55*math.cos(t),.75+2.35*math.sin(t)) for t in a]; path(loop+[loop[0]],.95,pm); path([(0,-1.5),(.05,-3.0),(.1,-5.0),(.1,-8)],[1.15,1.25,1.4,1.5],pm,z=.010)
fence((-7,5.0),(7,5.0),.85); fence((5.2,5.0),(5.4,-1.5),.85); fence((-5.2,5.0),(-5.4,-1.5),.85)
for i in range(15): bush((-6+i*.86,5.35+.1*(i%2),0),.52,('#6F8F5A','#7F9A5B','#658A5C')[i%3],i)
maple((4.3,6.3,0),3.7,seed=3,n=30); maple((-4.2,6.4,0),3.6,('#E0A03F','#EBBE5A','#D9812F'),seed=4,n=28); maple((-7.2,5.8,0),3.6,('#C8512A','#DD7430','#E9A043'),seed=6); spruce((-1.7,7.6,0),3.7); spruce((1.55,8.2,0),4.2,'#3C6E5C'); spruce((7.2,6.5,0),4,seed=2)
# in the middle of the loop, flowers and a bird bath; raised beds outside it
lathe((-.85,1.35,0),[(.26,0),(.22,.06),(.09,.12),(.08,.42),(.14,.5),(.42,.58),(.44,.64),(.38,.62)],mat('#DCCBAE',.9,bump=.3)); lathe((-.85,1.35,.60),[(.37,0),(.37,.015)],mat('#7FB0CC',.25,bump=.05,spec=.5))
for i in range(9): t=i*.7; bush((.1+1.15*math.cos(t),1.0+.75*math.sin(t),0),.22,'#7F9A5B',i,flowers=((TERRA,GOLD),(PLUM,'#D98CA0'),(GOLD,'#F6E7CF'))[i%3])
raised_bed((-2.05,-1.55,0),1.15,.55,.38,10,seed=2); raised_bed((2.25,-1.75,0),1.15,.55,.38,-12,seed=5,kind='veg'); raised_bed((-3.75,1.0,0),1.2,.55,.38,80,seed=8); bench((3.75,1.6,0),-58,1.3); lamppost((-2.9,3.9,0),1.8,1.5); leaves((-5,5,-5,4),150,seed=4)
# the post and its visitor
box((.98,-1.42,.36),(.085,.085,.72),mat('#F0E2C8',.85),.014); box((.98,-1.42,.735),(.115,.115,.03),mat('#F0E2C8',.85),.010); cardinal((.985,-1.42,.755),1.15,-18)
q=person((-.34,-1.75,0),7,face=dict(skin=S['olive'],hair='#dcd6cc',style='lowbun',mouth='smile',lips='#9c4138',age=2,nose=1.08,brows='#8d857c',earrings=GOLD),top=dict(kind='cardigan',color='#3E6C8F',under='#F6E3C4',button=GOLD),bottom=('skirt','#C9A36A'),shoes='#5a3328',hands={'R':(-.98,-.34,2.95),'L':(.98,-.82,3.62)},look=10,tilt=5,step=.16,scale=.24)
r=person((.27,-1.70,0),-8,face=dict(skin=S['tan'],hair='#2f2622',style='short',mouth='smile',age=0,jaw=1.04,beard='#2f2622',moustache='#2f2622'),top=dict(kind='sweater',color='#E9B44C',knit=6),bottom=('trousers','#44606e'),hands={'R':(-.62,-.86,3.52),'L':(1.02,-.20,2.95)},look=-16,tilt=-4,lady=False,wide=1.06,step=-.16,scale=.262)
area((-2.4,-5.0,2.6),(0,-1.7,1.0),2.0,60,'#ffe6c4')
if NIGHT: area((-2,-5.2,2.4),(0,-1.7,1.1),1.4,110,'#ffb45c')  # a lantern on the near side of the path
camera((.04,-7.5,1.46),(.04,0,1.02),lens=50)
render('jardin',samples=14,scale=.72,exposure=.15,draft_w=390)
