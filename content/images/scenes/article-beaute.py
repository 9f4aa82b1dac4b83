"""Article: ageing in beauty and happiness. Two people laugh on a bench above the river in autumn."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
from clay_props import *
reset(); S=SKINS
world(sky=((0,'#F7DDB2'),(.5,'#F9E2BE'),(.68,'#F4DCC8'),(1,'#A6CAD8')),ambient='#d9e6f0',ground='#d9b07c',strength=.58); sun(28,-58,4.0,'#ffd094',6)
ground(mat('#A9A65C',.95,bump=.25,scale=.7),8,0,(0,-2.2)); river(2,70,'#6FA0BD',-2.6,x=120,streaks=46,lightcol='#A9CBD8',spread=34,seed=3); HZ='#F6E0C2'
hill((-20,70,-2.6),34,8.0,'#B9C3B4',.3); hill((20,74,-2.6),40,10,'#C6CCC0',.3); hill((9.2,33,-3),8,3.8,mix('#C58E4E',HZ,.25),.5); chateau((9.0,31,.6),1.0,turn=-8,haze=.25,hz=HZ,lit=.3); qc_row(4.6,15,28.6,-1.8,seed=5,haze=.20,hz=HZ,lit=.35,s=1.0,dz=.3); sailboat((-5.4,20,-2.55),1.2); ferry((-.6,30,-2.55),.9,turn=6); cloud((-12,60,13),1.8,3,'#FFF3E2'); cloud((3,62,17),1.8,5,'#FFF3E2')
bench((0,0,0),0,1.55); maple((-1.75,1.5,-.1),2.35,seed=3,n=32); bush((-1.55,.35,0),.30,'#7F8F4E',2); bush((1.75,.45,0),.40,'#7F8F4E',3,flowers=(TERRA,GOLD)); bush((2.3,.6,0),.34,'#8F9A55',5); leaves((-4,4,-4,1.2),190,seed=4)
a=person((-.30,-.06,0),24,face=dict(skin=S['brown'],hair='#d0cac2',style='receding',mouth='open',age=2,jaw=1.06,nose=1.2,eye='happy',moustache='#d0cac2'),top=dict(kind='cardigan',color=SPRUCE,under='#F1E4CE',inner='collar',button=GOLD),bottom=('trousers','#6a5a4c'),pose='sit',seat=1.66,look=16,tilt=6,lady=False,wide=1.06,lean=-4,hands={'L':(.46,-.95,2.18),'R':(-.42,-.95,2.18)})
b=person((.30,-.06,0),-22,face=dict(skin=S['fair'],hair='#e2dcd2',style='curls',mouth='open',lips='#C0504A',age=2,eye='happy',earrings=GOLD),top=dict(kind='sweater',color=TERRA),extras=[('scarf',GOLD)],bottom=('skirt',PLUM),shoes='#5a3328',pose='sit',seat=1.66,look=-18,tilt=-8,lean=-3,hands={'L':(.40,-.95,2.2),'R':(-.50,-1.00,2.22)})
cyl((.60,-.02,.40),.055,.15,mat(RIVER,.4,bump=0,spec=.4),.012); cyl((.60,-.02,.49),.040,.035,mat(CREAM,.5),.008)
with group((-.66,-.05,.33)): lathe((0,0,0),[(.10,0),(.13,.10)],mat('#B9834C',.9)); tube([(-.12,0,.09),(-.09,0,.23),(.09,0,.23),(.12,0,.09)],.012,mat('#8f6236')); [sphere((.07*math.cos(i*2.1)*(.4+i/12),.07*math.sin(i*2.1)*(.4+i/12),.115+.008*(i%3)),.042,mat((TERRA,'#B9413A',GOLD)[i%3],.5)) for i in range(8)]
camera((0,-4.4,1.30),(0,0,.86),lens=50)
render('article-beaute',samples=20,scale=.85,exposure=.05)
