"""Article: ear pressure on flights. A cabin window, the wing and the river below; headphones and candies on the tray."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
from clay_props import *
reset()
world(sky=((0,'#F7E2BC'),(.45,'#F6E6CC'),(.62,'#DCE4E2'),(1,'#7FAECB')),ambient='#dbe7f2',ground='#e8c79b',strength=.60); sun(36,-62,2.5,'#ffdcae',6)
# the cabin wall with one rounded window
CZ,A,B,E=1.15,.47,.46,3.0
def out(u,k=1.0,e=E): t=u*2*math.pi; c,s=math.cos(t),math.sin(t); q=(abs(c)**e+abs(s)**e)**(-1/e); return A*k*c*q,CZ+B*k*s*q
def wall(u,v):
    x,z=out(u); t=u*2*math.pi; c,s=math.cos(t),math.sin(t); q=1/max(abs(c)/3.2,abs(s)/2.2); return (x*(1-v)+c*q*v,.10*(1-v)**4*0,z*(1-v)+(CZ+s*q)*v)
wm=mat('#EBD9B8',.85)
w_=make(P_grid(wall,160,6,cu=True),wm,angle=60); w_.visible_shadow=False   # the sun must reach the wing and the fields
make(P_grid(lambda u,v:(lambda p:(p[0],.0+.22*v,p[1]))(out(u,1-.10*v)),160,4,cu=True),mat('#EAD7B6',.8),angle=60)
tube([(*[out(i/48)[0]],-.01,out(i/48)[1]) for i in range(48)],.034,mat('#FFF8EA',.5),cyclic=True,n=3,up=(0,1,0)); tube([(out(i/48,1.12)[0],-.002,out(i/48,1.12)[1]) for i in range(48)],.016,mat('#E2CDA8',.7),cyclic=True,n=3,up=(0,1,0)); tube([(out(i/48,.90)[0],.21,out(i/48,.90)[1]) for i in range(48)],.020,mat('#D9C7A6',.6),cyclic=True,n=3,up=(0,1,0))
box((0,.10,CZ+B*.90),(.86,.03,.14),mat('#FFF8EA',.7),.01); tube([(-.10,.07,CZ+B*.79),(.10,.07,CZ+B*.79)],.014,mat('#E2CDA8',.6))   # the shade, raised
# outside: long lots of fields down to the river, hills, clouds
make(P_box((0,90,-9.3),(400,190,.2)),mat('#A9AE68',.95)); rnd=random.Random(4)
for i in range(60):
    x=-88+i*3.0; make(P_box((x,38,-9.17),(2.7,36,.06),rot=(0,0,R(-5))),mat(rnd.choice(['#D9B45C','#B7B765','#8FA45C','#C98F4A','#A2AD62','#E0C47A']),.95))
for i in range(60):
    x=-88+i*3.0; make(P_box((x,112,-9.17),(2.7,40,.06),rot=(0,0,R(6))),mat(rnd.choice(['#D9B45C','#B7B765','#8FA45C','#C98F4A','#A2AD62']),.95))
path([(-90,66,-9.1),(-30,76,-9.1),(-6,72,-9.1),(14,80,-9.1),(40,73,-9.1),(100,84,-9.1)],[26,24,22,25,21,27],mat('#5E93B8',.6),z=.02); sphere((-7,76,-9.0),1,mat('#8FA45C',.95),s=(7,1.8,.3))
for c,r,h,cl in (((-40,150,-9.5),60,8.5,'#A3B1A4'),((46,156,-9.5),66,10.5,'#B4BFB8')): hill(c,r,h,cl,.3)
for x,y,z,s in ((-2.2,24,1.3,.62),(-7.0,52,4.6,1.5),(9.5,60,3.4,1.5)): cloud((x,y,z),s,int(x+20))
# the wing
make([P_tube([(3.3,2.6,-1.30),(1.95,6.2,-.86),(.62,10.0,-.40)],[1.75,1.15,.52],flat=.085,seg=24,n=10)],mat('#F7F0E4',.5),angle=180)
make([P_tube([(.66,9.90,-.41),(.50,10.35,-.30),(.38,10.65,.06),(.28,10.80,.82)],[.525,.46,.34,.20],flat=.10,seg=24,n=10)],mat(TERRA,.5),angle=180)
tube([(3.3,2.6,-1.135),(1.95,6.2,-.745),(.75,9.6,-.378)],.024,mat('#C9BBA5',.7)); tube([(2.5,2.9,-1.13),(1.45,6.0,-.755),(.52,9.4,-.385)],.020,mat('#D8CCB8',.7))
# the tray, and what helps the ears
TZ=.50
box((-.02,-.44,TZ-.03),(2.0,.74,.06),mat('#B67A48',.5),.028); box((-.02,-.44,TZ+.002),(1.88,.64,.012),mat('#C68A56',.6),.006); box((0,-.14,TZ-.34),(5,.02,.66),mat('#DDC9A4',.9),.005)
headphones((-.24,-.46,TZ+.115),.25,PLUM,(R(-38),0,R(8)))
def candy(loc,turn,col,s=1.0):
    with group(loc,turn,s):
        sphere((0,0,.048),1,mat(col,.4,bump=0,spec=.4),s=(.075,.05,.048)); 
        for q in (-1,1): make(P_grid(lambda u,v:(q*(.065+.065*v),(.010+.045*v)*math.cos(u*6.2832)*(1+.12*math.cos(u*44)),.048+(.008+.022*v)*math.sin(u*6.2832)*(1+.25*math.cos(u*44))),66,4,cu=True),mat(light(col,.25),.5,bump=0),solid=.004,angle=180)
        ring((.0,0,.048),.052,.006,mat('#FFF6E6',.5,bump=0),rot=(0,R(90),0),s=(.92,.98))
candy((.22,-.62,TZ+.008),16,TERRA,1.05); candy((.42,-.50,TZ+.008),-32,GOLD,1.0); candy((.18,-.38,TZ+.008),30,SPRUCE,.95)
cup((.71,-.42,TZ+.008),1.6,RIVER,-20,tea='#7a3f1e',steam=True)
area((-2.0,-2.6,2.6),(0,-.2,.8),1.8,40,'#ffe6c2'); area((2.2,-2.2,1.8),(0,-.2,.8),2,26,'#e8f0fa'); area((.2,1.2,1.9),(0,-.5,.5),.9,36,'#ffe2b0')
camera((0,-3.05,1.42),(.0,0,.955),lens=49)
render('article-avion',samples=20,scale=.85,exposure=.06)
