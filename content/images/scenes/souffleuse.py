"""Noise: the snow blower before the garage, ear muffs hung on its handle, where the hand finds them."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
from clay_props import *
reset(); rnd=random.Random(7)
world(sky=((0,'#F3D9C0'),(.55,'#EFE2DC'),(1,'#A9C6DC')),ambient='#dfe8f4',ground='#e3d2c4',strength=.60); sun(24,-58,2.6,'#ffd6a6',7)
sn=mat(SNOW,.92); ground(mat('#E6E3E4',.92),40,0,(0,30))
make([P_sphere((x,y,0),1,(rx,ry,h)) for x,y,rx,ry,h in ((-2.0,.9,1.1,1.5,.42),(-2.7,-.6,1.2,1.0,.36),(2.55,1.2,1.0,1.5,.46),(2.9,-.6,1.1,1.1,.40),(-1.6,2.2,.8,.7,.36),(2.1,2.4,.7,.6,.34))],sn,remesh=.05,smooth=8)
# the house and its garage door
wall=mat('#E8C48E',.9); make(P_box((0,3.3,1.4),(9,.3,2.8)),wall); tr=mat('#FFF8EA',.7)
box((-.45,3.12,.95),(2.36,.10,1.98),tr,.02); box((-.45,3.08,.93),(2.16,.08,1.86),mat(SPRUCE,.7),.01)
for j in range(4):
    for i in range(4): box((-1.24+.527*i,3.03,.26+.45*j),(.46,.03,.37),mat(light(SPRUCE,.10),.75) if j<3 else mat('#FFCB7C',.5,emit=.45,bump=0),.014)
window((1.75,3.13,1.35),.66,.86,True,panes=(2,2),glow=.6); lantern((1.10,2.98,1.45),.62,light_power=5)
make(P_box((0,3.0,2.62),(9.4,1.0,.10),rot=(.30,0,0)),mat('#7A3B2C',.85)); make([P_sphere((x,2.86,2.66),1,(.72,.52,.13)) for x in np.arange(-4,4.4,.62)],sn,remesh=.05,smooth=7)
for x,y,h in ((-3.3,4.6,3.6),(3.6,4.4,3.2)): spruce((x,y,0),h,snow=True)
# the machine: it faces left
with group((-.02,.28,0),24,1.12):
    org=mat('#D9582A',.5,bump=0,spec=.35); ink=mat('#33302F',.65); met=mat('#B9BEC2',.35,bump=0)
    # auger housing, open in front, with its spiral
    for y in (-.30,.30): o=poly([(-.24,.02),(.10,.02),(.10,.34),(.02,.43),(-.16,.43),(-.24,.36)],org,.024,bevel=.008); o.rotation_euler=(R(90),0,0); o.location=(-.52,y+.012,0)
    box((-.47,0,.415),(.22,.62,.028),org,.010,rot=(0,.0,0)); box((-.425,0,.22),(.028,.60,.40),mat(dark('#D9582A',.25),.7),.008); box((-.56,0,.035),(.36,.60,.024),org,.008)
    tube([(-.60,-.28,.21),(-.60,.28,.21)],.022,ink); tube([(-.60+.125*math.cos(t*2.1),-.26+.052*t,.21+.125*math.sin(t*2.1)) for t in np.linspace(0,10,44)],.018,mat(GOLD,.5,bump=0),n=2)
    # chute
    lathe((-.40,0,.42),[(.105,0),(.105,.05)],ink); tube([(-.40,0,.44),(-.40,.0,.62),(-.42,.05,.76),(-.47,.15,.85)],[.085,.080,.078,.085],org,seg=20); tube([(-.465,.145,.845),(-.50,.22,.83)],[.098,.090],mat(dark('#D9582A',.18),.6),seg=20)
    # engine, tank, wheels
    box((-.14,0,.36),(.46,.38,.20),org,.04); make([P_box((-.12,0,.52),(.30,.30,.16))],ink,bevel=.04); cyl((-.12,0,.615),.10,.04,mat('#4A4644',.6),.014); box((.06,0,.50),(.12,.26,.14),mat('#F6E9D2',.6),.03); cyl((.06,.0,.585),.034,.035,ink,.008); tube([(-.26,-.19,.53),(-.34,-.21,.53)],.042,met)
    for y in (-.27,.27):
        cyl((-.06,y,.195),.195,.13,ink,.035,rot=(R(90),0,0)); cyl((-.06,y*1.02,.195),.105,.14,mat('#F6E9D2',.6),.012,rot=(R(90),0,0)); cyl((-.06,y*1.04,.195),.030,.14,org,.006,rot=(R(90),0,0))
        for k in range(14): a=k*6.283/14; box((-.06+.195*math.cos(a),y,.195+.195*math.sin(a)),(.040,.125,.030),ink,.008,rot=(0,-a+R(90),0))
    # handles, grips, panel
    for y in (-.22,.22): tube([(.02,y*.7,.32),(.30,y,.60),(.52,y,.86),(.70,y,.90)],.022,mat('#4A4644',.5),n=8); tube([(.56,y,.878),(.71,y,.902)],.036,ink); tube([(.50,y,.90),(.66,y,.955)],.012,met)
    tube([(.44,-.22,.765),(.44,.22,.765)],.018,mat('#4A4644',.5)); box((.43,0,.80),(.10,.34,.05),org,.018,rot=(0,-.6,0)); [sphere((.40,y,.845),.024,(ink if y else mat(GOLD,.5)),s=(1,1,1)) for y in (-.10,0,.10)]
    # the ear muffs, their band over the near grip
    with group((.655,-.235,.71),-22):
        y_=mat('#F0BF2C',.45,bump=0,spec=.4); r=.165
        tube([(r*math.cos(a),0,r*1.18*math.sin(a)) for a in np.linspace(-.15,math.pi+.15,13)],.024,mat(INK,.6),n=4,flat=.6,up=(0,1,0)); tube([(r*.96*math.cos(a),0,r*1.12*math.sin(a)) for a in np.linspace(.9,math.pi-.9,7)],.036,mat('#4A4644',.8),n=4)
        for s in (-1,1):
            with group((s*r,0,-.07),rot=(0,R(90),0)): cyl((0,0,-s*.045),.088,.05,mat('#4A4644',.8),.022); lathe((0,0,s*.0),[(.094,-.03),(.105,-.01),(.100,.03),(.075,.055),(.02,.064)] if s>0 else [(.02,-.064),(.075,-.055),(.100,-.03),(.105,.01),(.094,.03)],y_)
# a swept strip behind it, fresh snow before; a shovel against the wall
make([P_sphere((-1.55+.25*i+rnd.uniform(-.05,.05),-.25+rnd.uniform(-.2,.9),0),1,(.34,.40,.17+.05*rnd.random())) for i in range(3)]+[P_sphere((-1.35,.30,0),1,(.50,.75,.20))],sn,remesh=.03,smooth=7)
with group((1.42,2.92,0),rot=(R(-6),0,R(4))): tube([(0,0,.26),(0,0,1.16)],.020,mat(WOOD,.6)); tube([(-.085,0,1.20),(.085,0,1.20)],.020,mat(DARKWOOD,.6)); box((0,-.02,.15),(.36,.03,.30),mat(RIVER,.6),.012)
for _ in range(60): sphere((rnd.uniform(-2.4,2.4),rnd.uniform(-1.2,2.6),rnd.uniform(.3,2.3)),rnd.uniform(.009,.018),mat('#FFFFFF',.9,bump=0,emit=.5))
area((-2.2,-3.2,2.6),(0,.3,.6),2.2,70,'#ffe6c8')
camera((.12,-3.35,1.34),(.06,.35,.62),lens=50)
render('souffleuse',samples=12,scale=.7,exposure=.06,draft_w=600)
